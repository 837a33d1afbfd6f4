! SPDX-License-Identifier: Apache-2.0
! Derived types: components in place, allocatable and pointer components, chains of them, ALLOCATED of another image.
program components
  use, intrinsic :: iso_fortran_env
  implicit none
  type leaf
    integer :: number
    real(real64), allocatable :: values(:)
  end type
  type node
    integer :: matrix(3, 4)
    integer, allocatable :: list(:, :)
    integer, allocatable :: scalar
    character(6) :: name
    type(leaf), allocatable :: leaves(:)
    type(leaf) :: inner
  end type
  type row_of_lists
    integer, allocatable :: list(:, :)
    integer :: tag
  end type
  type box
    integer, allocatable :: x(:)[:]
  end type
  type flat
    integer :: i
    complex :: z(2)
  end type
  type(node), save :: a[*]
  type(row_of_lists), allocatable :: b(:)[:]
  type(flat) :: f(5)[*], g
  type(box) :: object
  integer :: me, n, other, i, k
  integer, allocatable :: got(:, :), row(:)
  integer :: chosen(3) = [2, -1, -1]
  integer :: status
  real(real64), allocatable :: numbers(:)
  type(row_of_lists), allocatable :: first(:)[:], second(:)[:]

  me = this_image()
  n = num_images()
  other = mod(me, n) + 1
  call expect(.not. allocated(a[other]%list), 'a component that is not allocated')
  sync all

  a%matrix = reshape([(100*me + i, i=1, 12)], [3, 4])
  allocate (a%list(-1:2, 3:5), a%scalar, a%leaves(2:4))
  a%list = reshape([(1000*me + i, i=1, 12)], [4, 3])
  a%scalar = 7*me
  a%name = 'image'//achar(48 + me)
  do i = 2, 4
    allocate (a%leaves(i)%values(i))
    a%leaves(i)%values = me*i
    a%leaves(i)%number = 10*me + i
  end do
  allocate (a%inner%values(3))
  a%inner%values = [1, 2, 3]*me
  sync all

  call expect(allocated(a[other]%list) .and. allocated(a[other]%leaves), 'ALLOCATED of another image')
  got = a[other]%matrix
  call expect(all(got == reshape([(100*other + i, i=1, 12)], [3, 4])), 'a component in place')
  row = a[other]%matrix(2, 4:1:-3)
  call expect(all(row == [100*other + 11, 100*other + 2]), 'a section of a component in place')
  got = a[other]%list
  call expect(all(shape(got) == [4, 3]) .and. got(2, 3) == 1000*other + 10, 'a whole allocatable component')
  row = a[other]%list(0:2:2, 4)
  call expect(all(row == 1000*other + [6, 8]), 'a section of an allocatable component')
  row = a[other]%list(chosen, 5)
  call expect(all(row == 1000*other + [12, 9, 9]), 'a vector of subscripts of an allocatable component')
  k = a[other]%scalar
  call expect(k == 7*other, 'an allocatable scalar component')
  call expect(a[other]%name == 'image'//achar(48 + other), 'a character component')
  k = a[other]%leaves(3)%number
  call expect(k == 10*other + 3, 'a component of an allocatable component')
  row = a[other]%leaves(:)%number
  call expect(all(row == 10*other + [2, 3, 4]), 'a component of all elements of an allocatable component')
  numbers = a[other]%leaves(4)%values(2:)
  call expect(size(numbers) == 3 .and. all(numbers == 4*other), 'an allocatable component of an allocatable component')
  numbers = a[other]%inner%values(:)
  call expect(all(numbers == [1, 2, 3]*other), 'an allocatable component of a component in place')
  sync all

  ! and the other way
  a[other]%matrix(3, :) = -me
  a[other]%list(:, 4) = [me, 2*me, 3*me, 4*me]
  a[other]%scalar = -me
  a[other]%name = 'put'
  a[other]%leaves(2)%values(:) = real(me)   ! converted
  a[other]%leaves(2:4)%number = [5, 6, 7]
  sync all
  k = mod(me + n - 2, n) + 1
  call expect(all(a%matrix(3, :) == -k) .and. a%matrix(2, 1) == 100*me + 2, 'a put into a component in place')
  call expect(all(a%list(:, 4) == [1, 2, 3, 4]*k) .and. a%list(-1, 3) == 1000*me + 1, 'a put into an allocatable component')
  call expect(a%scalar == -k .and. a%name == 'put', 'a put into scalar components')
  call expect(all(a%leaves(2)%values == k) .and. all(a%leaves%number == [5, 6, 7]), 'a put into nested components')
  sync all

  ! arrays of derived types, from image to image, pointers to other coarrays
  allocate (b(3)[*])
  do i = 1, 3
    b(i)%list = reshape([(me*i*k, k=1, 6)], [2, 3])
  end do
  sync all
  got = b(2)[other]%list
  call expect(all(got == reshape([(other*2*k, k=1, 6)], [2, 3])), 'a component that an assignment has allocated')
  sync all
  if (me == 1) b(1)[n]%list(1, :) = b(3)[other]%list(2, :)
  sync all
  if (me == n) call expect(all(b(1)%list(1, :) == (mod(1, n) + 1)*3*[2, 4, 6]), 'from component to component')
  f = flat(me, [(1, 2), (3, 4)]*me)
  sync all
  g = f(4)[other]
  call expect(g%i == other .and. g%z(2) == (3, 4)*other, 'a whole object')
  sync all
  f(1:5:2)[other] = flat(-me, [(0, 0), (1, 1)])
  sync all
  k = mod(me + n - 2, n) + 1
  call expect(all(f%i == [-k, me, -k, me, -k]), 'whole objects')

  ! a coarray in an object, and memory that comes and goes
  allocate (object%x(4)[*])
  object%x = me*[1, 2, 3, 4]
  sync all
  call expect(all(object%x(2:3)[other] == other*[2, 3]), 'a coarray component')
  deallocate (object%x)
  do i = 1, 100
    a%list = reshape([(me + i, k=1, i)], [i, 1])
    deallocate (a%scalar)
    allocate (a%scalar)
    a%scalar = i
  end do
  sync all
  got = a[other]%list
  call expect(size(got) == 100 .and. all(got == other + 100), 'a component that was allocated anew')
  sync all
  deallocate (a%list)
  sync all
  call expect(.not. allocated(a[other]%list), 'a component that is no longer allocated')
  status = -1
  k = a[other, stat=status]%scalar
  call expect(status == 0 .and. k == 100, 'stat of an image selector')
  sync all

  ! the variable that was allocated is not the one that is used
  call through_a_local(first, -2, 3)
  call through_a_local(second, 7, 19)
  sync all
  k = first(2)[other]%tag + second(9)[other]%list(1, 2)
  call expect(k == other*(2 + 9*2), 'bounds of a coarray that MOVE_ALLOC has moved')
  sync all
contains
  include 'expect.inc'

  subroutine through_a_local(moved, low, high)
    type(row_of_lists), allocatable, intent(inout) :: moved(:)[:]
    integer, intent(in) :: low, high
    type(row_of_lists), allocatable, save :: local(:)[:]
    integer :: j
    allocate (local(low:high)[*])
    do j = low, high
      local(j)%tag = me*j
      local(j)%list = reshape([me*j, 2*me*j], [1, 2])
    end do
    call move_alloc(local, moved)
  end subroutine
end program
