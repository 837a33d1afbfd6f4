! SPDX-License-Identifier: Apache-2.0
! Each routine of the interface between gfortran and a coarray library, in the forms that differ. stub.cpp says what it
! is called with; the argument names how the program ends.
program abi
  use, intrinsic :: iso_fortran_env
  implicit none
  type part
    integer :: matrix(2, 3)
    integer, allocatable :: list(:, :)
    integer, allocatable :: one
  end type
  integer, save :: x(4, 5)[*] = 7
  integer, save :: s[*]
  character(3), save :: word[*]
  integer, allocatable :: y(:)[:], z(:, :)[:, :], w[:], moved(:)[:]
  real(real64) :: local(3, 3)
  integer :: row(3), pick(2), status, old, n
  type(part), allocatable :: p(:)[:]
  type(lock_type) :: guard(3)[*]
  type(lock_type), allocatable :: late[:]
  type(event_type) :: happened(2)[*]
  integer(atomic_int_kind) :: word4[*]
  logical(atomic_logical_kind) :: flag[*]
  type(team_type) :: team
  character(20) :: message, how
  character(4, kind=4) :: wide
  logical :: got

  n = this_image() + num_images()
#if __GNUC__ < 16
  n = this_image(distance=1) + num_images(distance=2)
#endif
  pick = [3, 1]
  ! memory
  allocate (y(-1:7)[*], z(2, 2:3)[2, *], w[*])
  deallocate (w, stat=status)
  allocate (p(3)[*], late[*], stat=status)
  call move_alloc(y, moved)
  ! transfer
  s[1] = 5
  s[1, stat=status] = 6
  local(1:3:2, 3:1:-1) = x(4:2:-2, 1:5:2)[1]
  x(1:2, :)[1] = 1.5d0
  x(pick, 2)[1] = row(1:2)
  row = x(1:3, 1)[1, stat=status]
  x(:, 1)[1] = x(:, 2)[1]
  word[1] = 'four'
  moved(0:4:2)[1] = row
  ! components
  p(2)[1]%matrix(1, :) = row
  p(2)[1]%list(:, 2:) = 3
  p(1)[1]%one = 4
  local(:, 1) = p(3)[1]%list(pick(1), 2:6:2)
  old = p(3)[1, stat=status]%one
  p(1)[1]%list(1, :) = p(2)[1]%list(2, :)
  got = allocated(p(1)[1]%list)
  allocate (p(1)%list(2, 2), p(1)%one)
  deallocate (p(1)%list)
  ! image control
  sync all (stat=status)
  message = 'before'
  sync all (stat=status, errmsg=message)
  sync memory
  sync images (*)
  sync images ([1], stat=status)
  lock (guard(2))
  lock (late, acquired_lock=got, stat=status, errmsg=message)
  unlock (guard(2)[1])
  unlock (late, stat=status, errmsg=message)
  critical
    n = 1
  end critical
  event post (happened(2)[1], stat=status)
  event wait (happened(1), until_count=3)
  call event_query(happened(1), n, stat=status)
  ! atomics
  call atomic_define(word4[1], 3, stat=status)
  call atomic_define(flag, .true.)
  call atomic_ref(n, word4[1])
  call atomic_cas(word4[1], old, 1, 2)
  call atomic_add(word4, 1)
  call atomic_and(word4, 2)
  call atomic_or(word4, 3)
  call atomic_xor(word4, 4)
  call atomic_fetch_add(word4[1], 5, old, stat=status)
  ! collective subroutines
  call co_sum(local(1:3:2, :), result_image=1, stat=status, errmsg=message)
  call co_min(row)
  wide = 4_'abcd'
  call co_max(wide)
  call co_reduce(row, sum_of)
  call co_broadcast(local, 1)
  ! teams
  form team (5, team)
#if __GNUC__ < 16
  change team (team)
    n = team_number()
    s[1, team=team] = 1
  end team
#else
  n = 1  ! of a constant gfortran 16 passes a wrong address
  form team (5, team, new_index=n, stat=status, errmsg=message)
  change team (team, also_x[*] => x, stat=status, errmsg=message)
    n = team_number() + num_images(team) + num_images(5) + this_image(team) + team_number(get_team(parent_team))
    s[1, team=team] = 1
    s[1, team_number=5] = s[1, team=team]
    also_x(1, 1)[1] = 2
  end team (stat=status, errmsg=message)
  n = size(failed_images(team)) + size(stopped_images(team)) + image_status(1, team)
#endif
  sync team (team)
  n = size(failed_images()) + size(stopped_images()) + image_status(1)
  call random_init(.true., .false.)
  call get_command_argument(1, how)
  select case (how)
  case ('stop')
    stop
  case ('stop with a number')
    stop 3
  case ('error stop')
    error stop 4
  case ('error stop with text')
    error stop 'text'
  case ('fail')
    fail image
  end select
contains
  pure integer function sum_of(a, b)
    integer, intent(in) :: a, b
    sum_of = a + b
  end function
end program
