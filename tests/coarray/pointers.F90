! SPDX-License-Identifier: Apache-2.0
! Pointer components of other images that point outside the memory of coarrays: to local variables on their stack, to
! static ones and to what ALLOCATE takes from malloc. One host only.
! PES: 1 2 3 4
! WIRES: shm
module pointer_types
  use, intrinsic :: iso_fortran_env
  implicit none
  type part
    integer :: tag
    real(real64), pointer :: deep(:) => null()
    integer, allocatable :: own(:)
  end type
  type holder
    integer :: before
    integer, pointer :: one => null(), line(:) => null(), plane(:, :) => null(), cube(:, :, :) => null()
    real(real32), pointer :: reals(:) => null()
    character(5), pointer :: name => null(), names(:) => null()
    type(part), pointer :: object => null(), objects(:) => null()
    integer, pointer :: tags(:) => null()
  end type
end module

program pointers
  use pointer_types
  implicit none
  integer, parameter :: poison = -777
  type(holder), save :: h[*]
  integer :: me, n, other, third, seed, status, k

  me = this_image()
  n = num_images()
  other = mod(me, n) + 1
  third = mod(other, n) + 1
  call system_clock(seed)
  seed = mod(seed, 100000)
  call co_broadcast(seed, 1)

#if __GNUC__ < 15
  status = -1
  k = h[other, stat=status]%line(1)
  call expect(status > 0, 'a null pointer')
#endif
  call expect(.not. associated(h%one), 'no target')
  sync all
  call on_the_stack()
  call static()
  call from_malloc()
  sync all
  call large()
  sync all
contains
  include 'expect.inc'

  !> Any value for an element of an image.
  elemental integer function value(image, i)
    integer, intent(in) :: image, i
    value = mod(int(seed, int64)*7919 + image*104729_int64 + i*1299709_int64, 1000003_int64)
  end function

  recursive subroutine on_the_stack()
    integer :: one, line(12), plane(5, 4), cube(3, 4, 2)
    real(real32) :: reals(6)
    character(5) :: names(4)
    type(part) :: objects(3)
    real(real64) :: deep(7)
    target :: one, line, plane, cube, reals, names, objects, deep
    call try(one, line, plane, cube, reals, names, objects, deep)
  end subroutine

  subroutine static()
    integer, save :: one, line(12), plane(5, 4), cube(3, 4, 2)
    real(real32), save :: reals(6)
    character(5), save :: names(4)
    type(part), save :: objects(3)
    real(real64), save :: deep(7)
    target :: one, line, plane, cube, reals, names, objects, deep
    call try(one, line, plane, cube, reals, names, objects, deep)
  end subroutine

  subroutine from_malloc()
    integer, allocatable :: one, line(:), plane(:, :), cube(:, :, :)
    real(real32), allocatable :: reals(:)
    character(5), allocatable :: names(:)
    type(part), allocatable :: objects(:)
    real(real64), allocatable :: deep(:)
    target :: one, line, plane, cube, reals, names, objects, deep
    allocate (one, line(12), plane(5, 4), cube(3, 4, 2), reals(6), names(4), objects(3), deep(7))
    call try(one, line, plane, cube, reals, names, objects, deep)
  end subroutine

  subroutine try(one, line, plane, cube, reals, names, objects, deep)
    integer, target :: one, line(12), plane(5, 4), cube(3, 4, 2)
    real(real32), target :: reals(6)
    character(5), target :: names(4)
    type(part), target :: objects(3)
    real(real64), target :: deep(7)
    integer :: i
    one = value(me, 0)
    line = value(me, [(i, i=1, 12)])
    plane = reshape(value(me, [(100 + i, i=1, 20)]), [5, 4])
    cube = reshape(value(me, [(200 + i, i=1, 24)]), [3, 4, 2])
    reals = [(me + 0.25*i, i=1, 6)]
    names = [(achar(64 + me)//repeat(achar(96 + i), 4), i=1, 4)]
    deep = [(me*100 + 0.5*i, i=1, 7)]
    objects%tag = value(me, [301, 302, 303])
    h%one => one
    h%line => line
    h%plane(0:, -1:) => plane
    h%cube => cube(3:1:-1, :, :)
    h%reals => reals
    h%name => names(2)
    h%names => names
    h%object => objects(2)
    h%objects => objects
    h%tags => objects%tag
    objects(2)%deep => deep(7:1:-2)
    objects(3)%deep => deep
    allocate (objects(2)%own(2))
    objects(2)%own = [me, -me]
    sync all
    call read_all()
    call read_through_others()
    sync all
    call write_all()
    sync all
    call check_written(mod(me + n - 2, n) + 1, one, line, plane, cube, reals, names, objects, deep)
    sync all
    call copy_between()
    sync all
    deallocate (objects(2)%own)
    sync all
  end subroutine

  subroutine read_all()
    integer :: k, i, row(12), block(5, 4), all_of(3, 4, 2), chosen(3) = [3, 1, 3]
    integer, allocatable :: made(:)
    real(real64) :: wide(3)
    character(8) :: text, texts(4)
    k = poison
    row = poison
    block = poison
    all_of = poison
    wide = poison
    text = '?'
    texts = '?'
    k = h[other]%one
    call expect(k == value(other, 0), 'a scalar')
    row(1:12) = h[other]%line
    call expect(all(row == value(other, [(i, i=1, 12)])), 'an array of rank 1')
    row(2:4) = h[other]%line(11:3:-4)
    call expect(all(row(:5) == value(other, [1, 11, 7, 3, 5])), 'a section backwards')
    row(2:6:2) = h[other]%line(chosen)
    call expect(all(row(2:6:2) == value(other, chosen)) .and. row(3) == value(other, 7), 'a vector of subscripts')
    k = h[other]%line(12)
    call expect(k == value(other, 12), 'an element')
    made = h[other]%line(5:6)
    call expect(size(made) == 2 .and. all(made == value(other, [5, 6])), 'an array that the assignment allocates')
    block(:, :) = h[other]%plane
    call expect(all(block == reshape(value(other, [(100 + i, i=1, 20)]), [5, 4])), 'an array of rank 2')
    block = poison
    block(1:2, 2:4:2) = h[other]%plane(4:1:-3, 0:1)
    call expect(all(block(1:2, 2) == value(other, 100 + [10, 7])) .and. block(2, 4) == value(other, 112) .and. &
                all(block(:, 1::2) == poison), 'a section of rank 2')
    all_of = h[other]%cube
    call expect(all(all_of(3:1:-1, :, :) == reshape(value(other, [(200 + i, i=1, 24)]), [3, 4, 2])), &
                'rank 3, backwards by the pointer')
    row(1:2) = h[other]%cube(1, 3, :)
    call expect(all(row(1:2) == value(other, 200 + [9, 21])), 'single subscripts')
    wide = h[other]%reals(2:6:2)
    call expect(all(abs(wide - (other + [0.5d0, 1d0, 1.5d0])) < 1d-9), 'another kind')
    wide = h[other]%line(1:3)
    call expect(all(abs(wide - value(other, [1, 2, 3])) < 1d-9), 'another type')
    text = h[other]%name
    call expect(text == achar(64 + other)//'bbbb', 'characters')
    texts = h[other]%names
    call expect(texts(4) == achar(64 + other)//'dddd', 'an array of characters')
    row(1:3) = h[other]%tags
    call expect(all(row(1:3) == value(other, [301, 302, 303])), 'a pointer to a component of all elements')
    row(1:1) = h[other]%tags(3:3)
    call expect(row(1) == value(other, 303), 'a part of that')
  end subroutine

  subroutine read_through_others()
    integer :: k, row(3)
    real(real64) :: wide(4)
    row = poison
    wide = poison
    k = h[other]%object%tag
    call expect(k == value(other, 302), 'a component of a target')
    wide = h[other]%object%deep
    call expect(all(abs(wide - (other*100 + [3.5d0, 2.5d0, 1.5d0, 0.5d0])) < 1d-9), 'a pointer in a target')
    wide(1:2) = h[other]%objects(3)%deep(6:7)
    call expect(all(abs(wide(1:2) - (other*100 + [3d0, 3.5d0])) < 1d-9), 'a pointer in an element of a target')
    row = h[other]%objects%tag
    call expect(all(row == value(other, [301, 302, 303])), 'a component of all elements of a target')
    row(1:2) = h[other]%object%own
    call expect(all(row(1:2) == [other, -other]), 'an allocatable component of a target')
    call expect(allocated(h[other]%object%own) .and. .not. allocated(h[other]%objects(1)%own), 'ALLOCATED in a target')
  end subroutine

  subroutine write_all()
    integer :: i, chosen(2) = [12, 10]
    real(real64) :: wide(2)
    wide = [11, 12]*me
    h[other]%one = value(me, 400)
    h[other]%line(1:9:4) = value(me, [401, 402, 403])
    h[other]%line(chosen) = value(me, [404, 405])
    h[other]%line(2:3) = wide
    h[other]%line(6:8) = me
    h[other]%plane(4, :) = value(me, [(410 + i, i=1, 4)])
    h[other]%cube(1:3:2, 2, 2:1:-1) = reshape(value(me, [421, 422, 423, 424]), [2, 2])
    h[other]%reals(2:5:3) = wide
    h[other]%name = 'put'
    h[other]%names(3:4) = ['x', 'y']
    h[other]%tags(1:3:2) = value(me, [431, 433])
    h[other]%object%deep(1:2) = wide
    h[other]%objects(2)%tag = value(me, 432)
  end subroutine

  subroutine check_written(by, one, line, plane, cube, reals, names, objects, deep)
    integer, intent(in) :: by, one, line(12), plane(5, 4), cube(3, 4, 2)
    real(real32), intent(in) :: reals(6)
    character(5), intent(in) :: names(4)
    type(part), intent(in) :: objects(3)
    real(real64), intent(in) :: deep(7)
    integer :: i
    call expect(one == value(by, 400), 'a put to a scalar')
    call expect(all(line == [value(by, 401), 11*by, 12*by, value(me, 4), value(by, 402), by, by, by, value(by, 403), &
                             value(by, 405), value(me, 11), value(by, 404)]), 'puts to an array')
    call expect(all(plane(5, :) == value(by, [(410 + i, i=1, 4)])) .and. &
                all(plane(4, :) == value(me, [(104 + 5*i, i=0, 3)])), 'a put to a row')
    call expect(all([cube(3, 2, 2), cube(1, 2, 2), cube(3, 2, 1), cube(1, 2, 1)] == value(by, [421, 422, 423, 424])) .and. &
                all(cube(2, 2, :) == value(me, 200 + [5, 17])), 'a put to a section of rank 3')
    call expect(all(abs(reals(2:5:3) - [11*by, 12*by]) < 1e-4) .and. abs(reals(3) - (me + 0.75)) < 1e-4, &
                'a put of another kind')
    call expect(names(2) == 'put' .and. all(names(3:4) == ['x', 'y']) .and. names(1) == achar(64 + me)//'aaaa', &
                'puts of characters')
    call expect(all(objects%tag == value(by, [431, 432, 433])), 'puts to components of a target')
    call expect(all(abs(deep(7:5:-2) - [11*by, 12*by]) < 1d-9) .and. abs(deep(6) - (me*100 + 3)) < 1d-9, &
                'a put by a pointer in a target')
  end subroutine

  !> Of many pages, of which all images change some bytes at a time.
  subroutine large()
    integer, parameter :: size = 300000
    integer, allocatable, target :: line(:)
    integer, allocatable :: got(:)
    integer :: i, k
    allocate (line(size), got(size), source=poison)
    line = value(me, [(i, i=1, size)])
    h%line => line
    sync all
    got(:) = h[other]%line
    call expect(all(got == value(other, [(i, i=1, size)])), 'a large array')
    got = poison
    got(1:size:7) = h[other]%line(size:1:-7)
    call expect(all(got(1:size:7) == value(other, [(i, i=size, 1, -7)])) .and. all(got(2:size:7) == poison), &
                'a section of a large array')
    sync all
    got = value(me + 100, [(i, i=1, size)])
    do k = 1, n
      h[k]%line(me:size:n + 1) = got(me:size:n + 1)
    end do
    sync all
    do k = 1, n
      call expect(all(line(k:size:n + 1) == value(k + 100, [(i, i=k, size, n + 1)])), 'elements that an image has put')
    end do
    call expect(all(line(n + 1:size:n + 1) == value(me, [(i, i=n + 1, size, n + 1)])), 'elements between')
    sync all
  end subroutine

  !> From image to image, and to private memory of this one and from it.
  subroutine copy_between()
    h%line = value(me, [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512])
    sync all
    if (me == 1) h[other]%plane(:, -1) = h[third]%line(5:1:-1)
    sync all
    if (me == mod(1, n) + 1) &
      call expect(all(h%plane(:, -1) == value(mod(me, n) + 1, [505, 504, 503, 502, 501])), 'from image to image')
    sync all
    h[me]%line(2:5) = h[me]%line(1:4)
    call expect(all(h%line(1:6) == value(me, [501, 501, 502, 503, 504, 506])), 'parts of one array')
    sync all
  end subroutine
end program
