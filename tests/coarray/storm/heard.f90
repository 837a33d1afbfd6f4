! SPDX-License-Identifier: Apache-2.0
! Three images, each on a host of its own: heard_test.py kills image 3 when image 1 has heard of it and image 2, which
! sleeps, has not. What a collective gives with status 0 is what all have passed.
program heard
  use, intrinsic :: iso_fortran_env
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  interface
    integer(c_int) function getpid() bind(c)
      import c_int
    end function
    integer(c_int) function usleep(microseconds) bind(c)
      import c_int
      integer(c_int), value :: microseconds
    end function
  end interface
  character(10) :: what
  integer :: small, large(100000), status
  logical :: is_right

  call get_command_argument(1, what)
  small = 0
  large = 0
  if (this_image() == 3) small = 7
  if (this_image() == 3) large = 7
  sync all
  print '(a, i0, a, i0)', 'image ', this_image(), ' is ', getpid()
  flush (output_unit)
  if (this_image() == 2) status = usleep(1500000_c_int)
  is_right = .false.
  select case (what)
  case ('broadcast')
    call co_broadcast(small, 3, stat=status)
    is_right = small == 7
  case ('array')
    call co_broadcast(large, 3, stat=status)
    is_right = all(large == 7)
  case ('sum')
    call co_sum(small, stat=status)
    is_right = small == 7
  end select
  print '(a, i0, a, i0, a, l1)', 'image ', this_image(), ' ends: status ', status, ', all passed: ', is_right
  flush (output_unit)
  if (status == 0 .and. .not. is_right) error stop 'status 0, but not what image 3 has passed'
end program
