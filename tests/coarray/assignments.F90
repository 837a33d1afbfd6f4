! SPDX-License-Identifier: Apache-2.0
! What assignments and MOVE_ALLOC allocate and free: components by one image alone, and no memory is lost.
program assignments
  implicit none
  type holder
    integer, allocatable :: list(:)
    integer, allocatable :: one
  end type
  type(holder) :: a[*]
  integer, parameter :: size_of_one = 16*1024*1024
  integer :: me, n, i, k

  me = this_image()
  n = num_images()
  if (me == n) then
    a%list = [(7*i, i=1, 5)]
    a%one = 3
  end if
  sync all
  call expect(all(a[n]%list(:) == [(7*i, i=1, 5)]), 'a component that one image alone has assigned')
  call expect(a[n]%one == 3, 'a scalar component that one image alone has assigned')
  sync all
  a%list = [(me*i, i=1, 100*me)]
  sync all
  k = mod(me, n) + 1
  call expect(size(a%list) == 100*me, 'its size')
  call expect(a[k]%list(100*k) == 100*k*k, 'components of different sizes')
  sync all
#if __GNUC__ < 15  /* later ones move the object instead of its component */
  call move_components
#endif
  call vectors
  call in_a_team
  call expect(all(a%list == [(-me*i, i=1, 10)]), 'a component that was assigned in a team')
  sync all
  call move
contains
  ! vectors of subscripts of any size, by all images at once: gfortran 15 has the other image fetch them
  subroutine vectors
    integer, save :: x(500)[*]
    integer :: y(500), round, m, next, previous
    integer, allocatable :: chosen(:)
    next = mod(me, n) + 1
    previous = mod(me + n - 2, n) + 1
    do round = 1, 20
      m = 3 + 7*round
      chosen = [(mod(37*i + 5*round, 500) + 1, i=1, m)]
      x = -1
      y(1:m) = [(1000*me + i, i=1, m)]
      sync all
      x(chosen)[next] = y(1:m)
      sync all
      call expect(all(x(chosen) == [(1000*previous + i, i=1, m)]) .and. count(x == -1) == 500 - m, 'put by a vector')
      y = 0
      y(1:m) = x(chosen)[next]
      call expect(all(y(1:m) == [(1000*me + i, i=1, m)]), 'get by a vector')
      sync all
    end do
  end subroutine

#if __GNUC__ < 15
  ! MOVE_ALLOC of scalar components, to one that is allocated and to one that is not; what was moved stays when the object
  ! that it was allocated in ends
  subroutine move_components
    type(holder), allocatable :: from[:], to[:]
    integer, allocatable :: filler(:)[:]
    integer :: other, got
    allocate (from[*], to[*])
    from%one = 100*me
    to%one = -1
    call move_alloc(from%one, to%one)
    call expect(to%one == 100*me .and. .not. allocated(from%one), 'MOVE_ALLOC of a scalar component')
    deallocate (from)
    allocate (filler(1000)[*])
    filler = -2
    call expect(to%one == 100*me, 'a scalar component that was moved')
    sync all
    other = mod(me, n) + 1
    got = to[other]%one
    call expect(got == 100*other, 'a scalar component that was moved, of another image')
    sync all
    deallocate (to, filler)
  end subroutine
#endif

  subroutine in_a_team
    use, intrinsic :: iso_fortran_env
    type(team_type) :: half
    form team (mod(me, 2) + 1, half)
    deallocate (a%list)
    change team (half)
      a%list = [(-me*i, i=1, 10)]
    end team
  end subroutine

  ! each round would leave 64 MiB if the memory of the target were not freed: more than there is
  subroutine move
    integer, allocatable :: to(:)[:]
    integer :: round
    allocate (to(size_of_one)[*])
    do round = 1, 300
      call once(to, round)
    end do
    call expect(to(7)[k] == 300, 'MOVE_ALLOC to a coarray')
  end subroutine

  subroutine once(to, round)
    integer, allocatable, intent(inout) :: to(:)[:]
    integer, intent(in) :: round
    integer, allocatable :: from(:)[:]
    allocate (from(size_of_one)[*])
    from(7) = round
    call move_alloc(from, to)
  end subroutine
  include 'expect.inc'
end program
