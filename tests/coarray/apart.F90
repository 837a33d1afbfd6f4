! SPDX-License-Identifier: Apache-2.0
! Private memory that images map when they run, where they may get the same addresses: each tells the kernel the same one,
! maps so much that they would meet by chance, and follows pointers to what the others have there.
! PES: 1 2 3 4
! WIRES: shm
! gfortran 15 and 16 stop with internal errors at coindexed objects beside names of iso_c_binding.
module mapping
  use, intrinsic :: iso_c_binding
  implicit none
  private
  public :: map
  interface
    type(c_ptr) function mmap(at, bytes, protection, flags, file, offset) bind(c)
      import c_ptr, c_size_t, c_int, c_intptr_t, c_long
      integer(c_intptr_t), value :: at
      integer(c_size_t), value :: bytes
      integer(c_int), value :: protection, flags, file
      integer(c_long), value :: offset
    end function
  end interface
  integer(c_int), parameter :: read_write = 3, private_anonymous = int(z'4022')  ! and without a reservation
contains
  !> The first integers of so many bytes at an address that all images want, or wherever the kernel has room (0).
  subroutine map(line, n, at, bytes)
    integer, pointer, intent(out) :: line(:)
    integer, intent(in) :: n
    integer(c_intptr_t), intent(in) :: at
    integer(c_size_t), intent(in) :: bytes
    type(c_ptr) :: place
    place = mmap(at, bytes, read_write, private_anonymous, -1_c_int, 0_c_long)
    if (transfer(place, 0_c_intptr_t) == -1) error stop 'mmap'
    call c_f_pointer(place, line, [n])
  end subroutine
end module

module apart_types
  use, intrinsic :: iso_fortran_env
  implicit none
  type holder
    integer :: before
    integer, pointer :: line(:) => null()
  end type
end module

program apart
  use apart_types
  use mapping
  implicit none
  integer, parameter :: elements = 5000
  integer(int64), parameter :: wanted = int(z'700000000000', int64)
  type(holder), save :: h[*]
  integer :: me, n, other, round
  integer(int64) :: bytes

  me = this_image()
  n = num_images()
  other = mod(me, n) + 1
  bytes = 65536
  do round = 1, 12
    call map(h%line, elements, merge(wanted, 0_int64, round <= 6), bytes)
    call try()
    bytes = min(bytes*32, 2_int64**38)
  end do
contains
  include 'expect.inc'

  subroutine try()
    integer :: i, k
    h%line = [(100000*me + 1000*round + i, i=1, elements)]
    sync all
    do i = 1, elements, 99
      k = -777
      k = h[other]%line(i)
      call expect(k == 100000*other + 1000*round + i, 'what another image has mapped')
    end do
    sync all
    do i = 3, elements, 77
      k = 100000*me + i
      h[other]%line(i) = k
    end do
    sync all
    k = mod(me + n - 2, n) + 1
    call expect(all(h%line(3:elements:77) == 100000*k + [(i, i=3, elements, 77)]), 'what another image has put there')
    call expect(all(h%line(4:elements:77) == 100000*me + 1000*round + [(i, i=4, elements, 77)]), 'what is between')
    sync all
  end subroutine
end program
