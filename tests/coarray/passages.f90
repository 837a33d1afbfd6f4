! SPDX-License-Identifier: Apache-2.0
! PES: 1;2;3;4;5;8;17
! Small collectives one after another with nothing between them: random sources, sizes around those of lines and of the
! limit, sections, teams, and images that come late. All images draw the same numbers.
program passages
  use, intrinsic :: iso_fortran_env
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  interface
    integer(c_int) function shmemx_local_npes() bind(c)
      import c_int
    end function
  end interface
  integer, parameter :: sizes(14) = [1, 2, 6, 7, 8, 13, 14, 15, 97, 224, 255, 256, 257, 300]
  real(real64), parameter :: poison = -7777
  type(team_type) :: halves
  type(event_type) :: posted[*]
  integer :: me, n, k, rounds
  integer(int64) :: state = 20251125

  me = this_image()
  n = num_images()
  rounds = merge(50, 400, shmemx_local_npes() < n)  ! over wires one takes longer, and is another form
  call random_collectives(rounds, 1)
  form team (mod(me, 2) + 1, halves)
  do k = 1, 5
    change team (halves)
      call random_collectives(rounds/10, 2 + mod(me, 2))
    end team
    call random_collectives(10, 1)
  end do
  call letters()
  call ahead_of_others()
contains
  include 'expect.inc'

  ! 0 to m - 1
  integer function drawn(m)
    integer, intent(in) :: m
    state = iand(state*1103515245_int64 + 12345, 2_int64**31 - 1)
    drawn = int(mod(state/65536, int(m, int64)))
  end function

  ! By the images of the current team.
  subroutine random_collectives(times, seed)
    integer, intent(in) :: times, seed
    integer(int64) :: of_all
    integer :: round, root, m, mine, members, i, status
    of_all = state
    state = state + 1000*seed
    mine = this_image()
    members = num_images()
    do round = 1, times
      root = drawn(members) + 1
      m = sizes(drawn(size(sizes)) + 1)
      ! now and then one is late by more than others can be ahead, or waits for nobody
      if (drawn(40) == 0) then
        if (drawn(members) + 1 == mine) call compute()
      end if
      select case (drawn(6))
      case (0:2)
        call check_broadcast(round, root, m, mine, drawn(3) == 0)
      case (3)
        call check_sum(round, m, mine, members)
      case (4)
        call check_result_image(round, root, m, mine, members)
      case default
        if (drawn(4) == 0) then
          sync all (stat=status)
          call expect(status == 0, 'stat of SYNC ALL')
        end if
        do i = 1, 3*drawn(60)
          call check_broadcast(round + i, root, 1, mine, .false.)
        end do
      end select
    end do
    state = of_all + times
  end subroutine

  subroutine compute()
    integer(int64) :: began, now, rate
    call system_clock(began, rate)
    do
      call system_clock(now)
      if (now - began > rate/500) return
    end do
  end subroutine

  subroutine check_broadcast(round, root, m, mine, has_holes)
    integer, intent(in) :: round, root, m, mine
    logical, intent(in) :: has_holes
    real(real64) :: a(3*m), wanted(m)
    integer :: i, status
    wanted = [(round*1000d0 + root + i/1024d0, i=1, m)]
    a = poison
    if (has_holes) then
      if (mine == root) a(2::3) = wanted
      call co_broadcast(a(2::3), root, stat=status)
      call expect(all(a(2::3) == wanted) .and. all(a(1::3) == poison) .and. all(a(3::3) == poison), &
                  'CO_BROADCAST of a section')
    else
      if (mine == root) a(:m) = wanted
      call co_broadcast(a(:m), root, stat=status)
      call expect(all(a(:m) == wanted) .and. all(a(m + 1:) == poison), 'CO_BROADCAST')
      if (mine == root) a = poison  ! what has been passed is the others' own
    end if
    call expect(status == 0, 'stat of CO_BROADCAST')
  end subroutine

  subroutine check_sum(round, m, mine, members)
    integer, intent(in) :: round, m, mine, members
    integer(int64) :: a(m)
    integer :: i
    a = [(int(round, int64)*mine + i, i=1, m)]
    call co_sum(a)
    call expect(all(a == [(int(round, int64)*(members*(members + 1)/2) + members*i, i=1, m)]), 'CO_SUM')
  end subroutine

  subroutine check_result_image(round, root, m, mine, members)
    integer, intent(in) :: round, root, m, mine, members
    integer(int32) :: a(m)
    integer :: i, status
    a = [(round + mine*i, i=1, m)]
    call co_max(a, result_image=root, stat=status)
    call expect(status == 0, 'stat of CO_MAX')
    if (mine == root) call expect(all(a == [(round + members*i, i=1, m)]), 'CO_MAX on one image')
  end subroutine

  ! bytes of any number
  subroutine letters()
    integer :: length, root
    character(:), allocatable :: text
    do length = 0, 2060
      if (length > 120 .and. length < 2000) cycle
      root = mod(length, n) + 1
      text = repeat(merge(achar(65 + mod(length, 26)), '?', me == root), length)
      call co_broadcast(text, root)
      call expect(text == repeat(achar(65 + mod(length, 26)), length), 'CO_BROADCAST of letters')
    end do
  end subroutine

  ! A source on one host does not wait for those that it passes few bytes: here it would wait for ever.
  subroutine ahead_of_others()
    integer :: i, value
    real(real64) :: several(20)
    if (n == 1 .or. shmemx_local_npes() < n) return
    if (me > 1) event wait (posted)
    do i = 1, 12  ! 4 lines each: as many are always free
      value = merge(i, -1, me == 1)
      several = merge(i, -1, me == 1)
      call co_broadcast(value, 1)
      call co_broadcast(several, 1)
      call expect(value == i .and. all(several == i), 'CO_BROADCAST ahead of others')
    end do
    if (me > 1) return
    do i = 2, n
      event post (posted[i])
    end do
  end subroutine
end program
