! SPDX-License-Identifier: Apache-2.0
! usage: errors CASE   What a program does that is wrong, or that ends the job. PE 0 does it; errors_test.py looks.
program errors
  implicit none
  include 'shmem.fh'
  integer, external :: shmem_my_pe
  integer, save :: lock, words(10), psync(shmem_barrier_sync_size)
  integer :: code, a(*)
  pointer (pa, a)
  character(len=40) :: what

  call get_command_argument(1, what)
  if (what == 'early') call shmem_integer_put(words, words, 1, 0)
  lock = 0
  psync = shmem_sync_value
  call shmem_init()
  print '(a,i0)', 'there is PE ', shmem_my_pe()  ! stays in a buffer, as output is a pipe
  call shmem_barrier_all()
  if (what == 'exit') then
    if (shmem_my_pe() == 0) call shmem_global_exit(7)
    call shmem_barrier_all()
  end if
  if (shmem_my_pe() == 0) call wrong()
  call shmem_barrier_all()
  call shmem_finalize()

contains

  subroutine wrong()
    integer :: private(3)
    private = 0
    select case (what)
    case ('pe')
      call shmem_real_put(words, words(5), 2, 7)
    case ('nelems')
      call shmem_put8(words, words(5), -1, 0)
    case ('private')
      call shmem_integer_get(private, private, 3, 1)
    case ('stride')
      call shmem_iput4(words, words(5), 0, 1, 2, 1)
    case ('clear')
      call shmem_clear_lock(lock)
    case ('twice')
      call shmem_set_lock(lock)
      call shmem_set_lock(lock)
    case ('length')
      call shpalloc(pa, -5, code, 1)
    case ('free')
      pa = loc(words)
      call shpdeallc(pa, code, 1)
    case ('set')
      call shmem_barrier(1, 0, 4, psync)
    end select
  end subroutine wrong
end program errors
