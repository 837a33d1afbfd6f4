! SPDX-License-Identifier: Apache-2.0
! Several threads of each image read and write what pointers of different images lead to at a time, and coarrays. Each
! has statements of its own: gfortran 15 and 16 keep the subscripts of one in a static variable.
! PES: 1 2 3 4
! WIRES: shm
#define PUT(t) case (t); h[image]%line(i) = round
#define GET(t, k) case (t); got = h[image]%line(k)
#define PUT_PLAIN(t) case (t); plain(t, me)[image] = round
module posix_threads
  use, intrinsic :: iso_c_binding
  implicit none
  private
  public :: run
  interface
    integer(c_int) function pthread_create(thread, attributes, start, argument) bind(c)
      import c_int, c_ptr, c_funptr, c_intptr_t
      integer(c_intptr_t), intent(out) :: thread
      type(c_ptr), value :: attributes, argument
      type(c_funptr), value :: start
    end function
    integer(c_int) function pthread_join(thread, result) bind(c)
      import c_int, c_ptr, c_intptr_t
      integer(c_intptr_t), value :: thread
      type(c_ptr), value :: result
    end function
  end interface
contains
  !> Calls `work` with 1 to n, each in a thread.
  subroutine run(work, n)
    interface
      integer(c_intptr_t) function work(thread) bind(c)
        import c_intptr_t
        integer, intent(in) :: thread
      end function
    end interface
    integer, intent(in) :: n
    integer, target :: numbers(n)
    integer(c_intptr_t) :: ids(n)
    integer :: i
    do i = 1, n
      numbers(i) = i
      if (pthread_create(ids(i), c_null_ptr, c_funloc(work), c_loc(numbers(i))) /= 0) error stop 'pthread_create'
    end do
    do i = 1, n
      if (pthread_join(ids(i), c_null_ptr) /= 0) error stop 'pthread_join'
    end do
  end subroutine
end module

module thread_types
  implicit none
  integer, parameter :: threads = 4, elements = 3000, rounds = 20
  type holder
    integer :: before
    integer, pointer :: line(:) => null()
  end type
end module

program several
  use posix_threads
  use thread_types
  implicit none
  type(holder), save :: h[*]
  integer, save :: plain(threads, 4)[*]
  integer, allocatable, target :: line(:)
  integer :: i, k, image, last, step
  step = threads*num_images() + 1
  allocate (line(elements), source=[(100000*this_image() + i, i=1, elements)])
  h%line => line
  plain = 0
  sync all
  call run(work, threads)
  sync all
  do image = 1, num_images()
    do i = 1, threads
      last = 0
      do k = 1, rounds
        if (mod(k + i, num_images()) + 1 == this_image()) last = k
      end do
      call expect(all(line((image - 1)*threads + i:step*20:step) == last), 'what threads have written')
      call expect(plain(i, image) == last, 'the same in a coarray')
    end do
  end do
  call expect(all(line(step:step*20:step) == 100000*this_image() + [(i, i=step, step*20, step)]), 'elements between')
  sync all
contains
  include 'expect.inc'

  !> Each thread of each image writes to elements of its own, and reads those that nobody writes to.
  recursive integer(8) function work(number) bind(c)
    integer, intent(in) :: number
    integer :: me, first, step, last, tenth, round, image, got, i, k
    work = 0
    me = this_image()
    step = threads*num_images() + 1
    first = (me - 1)*threads + number
    last = step*20
    tenth = step*10
    do round = 1, rounds
      image = mod(round + number, num_images()) + 1
      do i = first, last, step
        select case (number)
          PUT(1)
          PUT(2)
          PUT(3)
          PUT(4)
        end select
      end do
      do i = step, tenth, step
        got = -777
        select case (number)
          GET(1, i)
          GET(2, i)
          GET(3, i)
          GET(4, i)
        end select
        call expect(got == 100000*image + i, 'what a thread has read')
        k = i - step + first
        select case (number)
          GET(1, k)
          GET(2, k)
          GET(3, k)
          GET(4, k)
        end select
        call expect(got == round, 'what a thread has written')
      end do
      select case (number)
        PUT_PLAIN(1)
        PUT_PLAIN(2)
        PUT_PLAIN(3)
        PUT_PLAIN(4)
      end select
    end do
  end function
end program
