! SPDX-License-Identifier: Apache-2.0
! Waiting for words of each kind with each comparison, fence and quiet, barrier and sync of all and of active sets.
program waits
  use check
  implicit none
  include 'shmem.fh'
  external :: shmem_int4_wait, shmem_int4_wait_until, shmem_int4_set, shmem_wait, shmem_wait_until
  external :: shmem_int8_wait, shmem_int8_wait_until, shmem_int8_set
  external :: shmem_barrier, shmem_sync
  integer :: psync(shmem_barrier_sync_size), pad, other(shmem_barrier_sync_size)
  common /scratch/ psync, pad, other

  psync = shmem_sync_value
  other = shmem_sync_value
  call start()
  call wait_4('SHMEM_INT4', shmem_int4_wait, shmem_int4_wait_until, shmem_int4_set)
  call wait_4('SHMEM', shmem_wait, shmem_wait_until, shmem_int4_set)
  call wait_8('SHMEM_INT8', shmem_int8_wait, shmem_int8_wait_until, shmem_int8_set)
  call order()
  call sets('SHMEM_BARRIER', shmem_barrier)
  call sets('SHMEM_SYNC', shmem_sync)
  call finish()

contains

  subroutine wait_4(name, wait, wait_until, set)
    integer, parameter :: k = 4
    include 'waits.inc'
  end subroutine wait_4

  subroutine wait_8(name, wait, wait_until, set)
    integer, parameter :: k = 8
    include 'waits.inc'
  end subroutine wait_8

  subroutine order()
    integer, save, volatile :: flag, payload(100)
    integer :: round, i, mine(100)  ! named: what nbi sends must stay
    call note('SHMEM_FENCE, SHMEM_QUIET')
    flag = 0
    payload = 0
    call shmem_barrier_all()
    do round = 1, 30
      mine = [(round*i + me, i=1, 100)]
      call shmem_integer_put_nbi(payload, mine, 100, next)
      if (mod(round, 2) == 0) then
        call shmem_fence()
      else
        call shmem_quiet()
      end if
      call shmem_integer_put(flag, round, 1, next)
      call shmem_wait_until(flag, shmem_cmp_ge, round)
      call expect(all(payload == [(round*i + before, i=1, 100)]), 'data in front of a flag')
      call shmem_quiet()
      call shmem_sync_all()
    end do
    call shmem_barrier_all()
  end subroutine order

  !> All PEs, the even ones, every fourth from the second on.
  subroutine sets(name, routine)
    character(len=*), intent(in) :: name
    external :: routine
    integer, save, volatile :: word(0:4095)
    integer :: round
    call note(name)
    do round = 1, 20
      call in_set(routine, round, 0, 0, npes, psync, word)
      call in_set(routine, round, 0, 1, (npes + 1)/2, other, word)
      if (npes > 1) call in_set(routine, round, 1, 2, (npes + 2)/4, psync, word)
      call shmem_barrier_all()
      call expect(all(psync == shmem_sync_value) .and. all(other == shmem_sync_value), 'pSync is not restored')
      call shmem_barrier_all()  ! before anybody comes again
    end do
  end subroutine sets

  subroutine in_set(routine, round, first, log_stride, members, work, word)
    external :: routine
    integer, intent(in) :: round, first, log_stride, members
    integer :: work(*), i, pe, now
    integer, volatile :: word(0:4095)
    if (.not. any([(first + i*2**log_stride == me, i=0, members - 1)])) return
    do i = 0, members - 1
      pe = first + i*2**log_stride
      call shmem_integer_put(word(me), round, 1, pe)
    end do
    call shmem_quiet()
    call routine(first, log_stride, members, work)
    do i = 0, members - 1
      call shmem_integer_get(now, word(first + i*2**log_stride), 1, me)
      call same(int(now, 8), int(round, 8), 'a word of another member')
    end do
    call routine(first, log_stride, members, work)
  end subroutine in_set
end program waits
