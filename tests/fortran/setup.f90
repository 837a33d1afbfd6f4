! SPDX-License-Identifier: Apache-2.0
! Set-up, who is who, version and name, constants, cache routines, and what is symmetric: COMMON, SAVE, DATA, modules.
module statics
  implicit none
  integer, parameter :: large = 3000000
  integer, save :: of_module = 17
  integer(8), save :: untouched(large)
end module statics

program setup
  use statics
  implicit none
  include 'shmem.fh'
  integer, external :: shmem_my_pe, shmem_n_pes
  integer :: me, npes, next, before, major, minor, i
  character(len=shmem_max_name_len) :: name
  character(len=shmem_max_name_len + 9) :: longer
  integer :: blank(5)
  real :: with_data(3)
  common /blanks/ blank
  common in_blank_common
  integer :: in_blank_common
  save with_data
  data with_data/1.5, 2.5, 3.5/
  integer, parameter :: comparisons(6) = [shmem_cmp_eq, shmem_cmp_ne, shmem_cmp_gt, shmem_cmp_ge, shmem_cmp_lt, &
    shmem_cmp_le]

  call shmem_init()
  call shmem_init()  ! pairs nest
  me = shmem_my_pe()
  npes = shmem_n_pes()
  call expect(me >= 0 .and. me < npes, 'the number of this PE')
  next = mod(me + 1, npes)
  before = mod(me + npes - 1, npes)

  call shmem_info_get_version(major, minor)
  call expect(major == shmem_major_version .and. minor == shmem_minor_version, 'the version')
  name = repeat('#', len(name))
  call shmem_info_get_name(name)
  call expect(name == shmem_vendor_string .and. name(len(name):) == ' ', 'the name is '//trim(name))
  longer = repeat('#', len(longer))
  call shmem_info_get_name(longer)
  call expect(longer == shmem_vendor_string, 'the name in a longer string')
  do i = 1, 5
    call expect(all(comparisons(i + 1:) /= comparisons(i)), 'two comparisons are one')
  end do

  call shmem_clear_cache_inv()
  call shmem_set_cache_inv()
  call shmem_set_cache_line_inv(blank)
  call shmem_clear_cache_line_inv(blank)
  call shmem_udcflush()
  call shmem_udcflush_line(blank)

  call expect(of_module == 17 .and. all(with_data == [1.5, 2.5, 3.5]), 'what variables were at first')
  call shmem_barrier_all()
  call shmem_integer_put(of_module, 100 + me, 1, next)
  call shmem_integer_put(blank, [(i*me, i=1, 5)], 5, next)
  call shmem_integer_put(in_blank_common, -me, 1, next)
  call shmem_real_put(with_data(2), real(me), 1, next)
  call shmem_put8(untouched(large), int(me, 8), 1, next)
  call shmem_barrier_all()
  call expect(of_module == 100 + before, 'a module variable')
  call expect(all(blank == [(i*before, i=1, 5)]), 'a COMMON block')
  call expect(in_blank_common == -before, 'blank COMMON')
  call expect(all(with_data == [1.5, real(before), 3.5]), 'a variable with DATA')
  call expect(untouched(large) == before .and. all(untouched(1:large - 1) == 0), 'a large array')
  call in_a_subroutine(0)
  call in_a_subroutine(1)
  call shmem_finalize()
  call shmem_finalize()

contains

  subroutine expect(holds, what)
    logical, intent(in) :: holds
    character(len=*), intent(in) :: what
    if (holds) return
    write (0, '(a,i0,3a)') 'PE ', me, ': ', what, ' is wrong'
    call shmem_global_exit(1)
  end subroutine expect

  !> What is saved between the calls is symmetric, too.
  subroutine in_a_subroutine(turn)
    integer, intent(in) :: turn
    integer, save, volatile :: kept = 3
    if (turn == 0) then
      call shmem_integer_put(kept, 5 + me, 1, next)
      call shmem_barrier_all()
    else
      call expect(kept == 5 + before, 'a variable with SAVE')
    end if
  end subroutine in_a_subroutine
end program setup
