! SPDX-License-Identifier: Apache-2.0
! Locks are default INTEGERs: nothing beside them changes.
program locks
  use check
  implicit none
  include 'shmem.fh'
  integer, external :: shmem_test_lock
  integer :: left, lock, right, counter, holders, i, failed
  common /locked/ left, lock, right, counter, holders
  integer, parameter :: rounds = 60

  call start()
  left = 4711
  right = -4711
  lock = 0
  counter = 0
  holders = 0
  call shmem_barrier_all()
  do i = 1, rounds
    call note('SHMEM_SET_LOCK')
    if (mod(i, 3) /= 2) then
      call shmem_set_lock(lock)
    else
      failed = 1
      do while (failed /= 0)
        failed = shmem_test_lock(lock)
        if (failed /= 0) call yield()
        call expect(failed == 0 .or. failed == 1, 'the result of SHMEM_TEST_LOCK')
      end do
    end if
    call count_here()
    call shmem_clear_lock(lock)
  end do
  call shmem_barrier_all()
  call note('after all')
  call same(int(lock, 8), 0_8, 'the lock')
  if (me == 0) call same(int(counter, 8), int(rounds*npes, 8), 'the counter')
  call expect(left == 4711 .and. right == -4711, 'what lies beside the lock')

  call note('SHMEM_TEST_LOCK')
  call shmem_barrier_all()
  if (me == npes - 1) call expect(shmem_test_lock(lock) == 0, 'a free lock is not given')
  call shmem_barrier_all()
  call expect(shmem_test_lock(lock) == 1, 'a lock is given twice')
  call shmem_barrier_all()
  if (me == npes - 1) call shmem_clear_lock(lock)
  call finish()

contains

  !> Plain reads and writes of PE 0's words, which only a lock makes safe.
  subroutine count_here()
    integer :: now
    call shmem_integer_get(now, holders, 1, 0)
    call same(int(now, 8), 0_8, 'the number of other holders')
    call shmem_integer_put(holders, 1, 1, 0)
    call shmem_integer_get(now, counter, 1, 0)
    call shmem_integer_put(counter, now + 1, 1, 0)
    call shmem_quiet()
    call shmem_integer_put(holders, 0, 1, 0)
  end subroutine count_here

  subroutine yield()
    integer :: ignored
    interface
      function sched_yield() bind(c) result(status)
        use, intrinsic :: iso_c_binding, only: c_int
        integer(c_int) :: status
      end function sched_yield
    end interface
    ignored = sched_yield()
  end subroutine yield
end program locks
