! SPDX-License-Identifier: Apache-2.0
! Declares no function and has no IMPLICIT NONE: compiled with the long header, where the types are.
program long_header
  include 'shmem.fh'
  integer*4 :: i4 = 40
  integer*8 :: i8 = 80
  integer :: i0 = 1, lock = 0
  real*4 :: r4 = 4.5
  real*8 :: r8 = 8.5d0
  save i4, i8, i0, r4, r8, lock
  call shmem_init()
  me = shmem_my_pe()
  n = shmem_n_pes()
  call check(me >= 0 .and. me < n .and. me == my_pe() .and. n == num_pes(), 'numbers of PEs')
  call check(shmem_pe_accessible(0) .and. shmem_addr_accessible(i4, 0) .and. shmem_ptr(i4, me) == loc(i4), 'queries')
  call shmem_barrier_all()
  call check(shmem_int4_fadd(i4, 2, me) == 40 .and. shmem_int4_finc(i4, me) == 42, 'INT4 add')
  call check(shmem_int4_cswap(i4, 43, 5, me) == 43 .and. shmem_int4_swap(i4, 6, me) == 5, 'INT4 swap')
  call check(shmem_int4_fetch(i4, me) == 6, 'INT4 fetch')
  call check(shmem_int8_fadd(i8, 2_8, me) == 80 .and. shmem_int8_finc(i8, me) == 82, 'INT8 add')
  call check(shmem_int8_cswap(i8, 83_8, 5_8, me) == 83 .and. shmem_int8_swap(i8, 6_8, me) == 5, 'INT8 swap')
  call check(shmem_int8_fetch(i8, me) == 6, 'INT8 fetch')
  call check(shmem_fadd(i0, 2, me) == 1 .and. shmem_finc(i0, me) == 3, 'add')
  call check(shmem_cswap(i0, 4, 5, me) == 4 .and. shmem_swap(i0, 6, me) == 5, 'swap')
  call check(shmem_real4_swap(r4, 2.5, me) == 4.5 .and. shmem_real4_fetch(r4, me) == 2.5, 'REAL4')
  call check(shmem_real8_swap(r8, 2.5d0, me) == 8.5d0 .and. shmem_real8_fetch(r8, me) == 2.5d0, 'REAL8')
  call shmem_barrier_all()
  if (me == 0) call check(shmem_test_lock(lock) == 0, 'a lock')
  call shmem_finalize()

contains

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(len=*), intent(in) :: what
    if (holds) return
    write (0, *) 'PE ', me, ': ', what
    call shmem_global_exit(1)
  end subroutine check
end program long_header
