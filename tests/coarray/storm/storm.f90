! SPDX-License-Identifier: Apache-2.0
! Images that do everything with STAT=, while storm_test.py kills one of them. Each says its process, when it begins and
! when it is about to end; those that live must find nothing wrong.
program storm
  use, intrinsic :: iso_fortran_env
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  interface
    integer(c_int) function getpid() bind(c)
      import c_int
    end function
  end interface
  type(lock_type) :: guard[*]
  type(event_type) :: posted[*]
  integer :: box[*]
  integer, allocatable :: made(:)[:]
  integer :: me, n, round, rounds, status, total, next
  logical :: got
  character(10) :: word

  call get_command_argument(1, word)
  read (word, *) rounds
  me = this_image()
  n = num_images()
  next = mod(me, n) + 1
  print '(a, i0)', 'pid ', getpid()
  flush (output_unit)
  do round = 1, rounds
    sync all (stat=status)
    call check(status, 'SYNC ALL')
    total = 1
    call co_sum(total, stat=status)
    call check(status, 'CO_SUM')
    if (total < n - 1 .or. total > n) error stop 'a wrong sum'
    if (status == 0 .and. total /= n) error stop 'a sum without an image'
    total = merge(round, 0, me == mod(round, n) + 1)
    call co_broadcast(total, mod(round, n) + 1, stat=status)
    call check(status, 'CO_BROADCAST')
    if (status == 0 .and. total /= round) error stop 'a wrong value of another image'
    lock (guard[1], stat=status)
    call check(status, 'LOCK')
    if (status == 0) then
      total = box[1, stat=status]
      box[1, stat=status] = total + 1
      unlock (guard[1], stat=status)
      call check(status, 'UNLOCK')
    end if
    lock (guard[next], acquired_lock=got, stat=status)
    if (got .and. status == 0) unlock (guard[next], stat=status)
    critical
      box = me
    end critical
    event post (posted[next], stat=status)
    call check(status, 'EVENT POST')
    sync images ([next, mod(me + n - 2, n) + 1], stat=status)
    call check(status, 'SYNC IMAGES')
    allocate (made(100*me - 100*me + 50)[*], stat=status)
    call check(status, 'ALLOCATE')
    if (status == 0) deallocate (made, stat=status)
    if (size(failed_images()) > 1) error stop 'two images have failed'
  end do
  print '(a)', 'ends'
  flush (output_unit)
contains
  ! one that is done earlier has stopped
  subroutine check(status, what)
    integer, intent(in) :: status
    character(*), intent(in) :: what
    if (status == 0 .or. status == stat_failed_image .or. status == stat_stopped_image) return
    print '(2a, i0)', what, ': status ', status
    error stop 2
  end subroutine
end program
