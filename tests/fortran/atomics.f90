! SPDX-License-Identifier: Apache-2.0
! Every atomic routine, all PEs at once.
program atomics
  use check
  implicit none
  include 'shmem.fh'
  external :: shmem_int4_add, shmem_int8_add, shmem_add, shmem_int4_inc, shmem_int8_inc, shmem_inc
  external :: shmem_int4_set, shmem_int8_set, shmem_real4_set, shmem_real8_set
  integer(4), external :: shmem_int4_fadd, shmem_int4_finc, shmem_int4_cswap, shmem_int4_swap, shmem_int4_fetch
  integer(8), external :: shmem_int8_fadd, shmem_int8_finc, shmem_int8_cswap, shmem_int8_swap, shmem_int8_fetch
  integer, external :: shmem_fadd, shmem_finc, shmem_cswap, shmem_swap
  real(4), external :: shmem_real4_fetch, shmem_real4_swap
  real(8), external :: shmem_real8_fetch, shmem_real8_swap

  call start()
  call integer_4('SHMEM_INT4', shmem_int4_add, shmem_int4_inc, shmem_int4_fadd, shmem_int4_finc, shmem_int4_cswap, &
    shmem_int4_swap)
  call integer_8('SHMEM_INT8', shmem_int8_add, shmem_int8_inc, shmem_int8_fadd, shmem_int8_finc, shmem_int8_cswap, &
    shmem_int8_swap)
  call integer_4('SHMEM', shmem_add, shmem_inc, shmem_fadd, shmem_finc, shmem_cswap, shmem_swap)
  call word_int4('SHMEM_INT4', shmem_int4_set, shmem_int4_fetch, shmem_int4_swap)
  call word_int8('SHMEM_INT8', shmem_int8_set, shmem_int8_fetch, shmem_int8_swap)
  call word_real4('SHMEM_REAL4', shmem_real4_set, shmem_real4_fetch, shmem_real4_swap)
  call word_real8('SHMEM_REAL8', shmem_real8_set, shmem_real8_fetch, shmem_real8_swap)
  call finish()

contains

  subroutine integer_4(name, add, inc, fadd, finc, cswap, swap)
    character(len=*), intent(in) :: name
    integer, parameter :: k = 4
    include 'atomics_integer.inc'
  end subroutine integer_4

  subroutine integer_8(name, add, inc, fadd, finc, cswap, swap)
    character(len=*), intent(in) :: name
    integer, parameter :: k = 8
    include 'atomics_integer.inc'
  end subroutine integer_8

  subroutine word_int4(name, set, fetch, swap)
    character(len=*), intent(in) :: name
    external :: set
    integer(4), external :: fetch, swap
    integer(4), save, volatile :: word
    integer(4) :: got
    integer(4), parameter :: low = -2000000000
    include 'atomics_words.inc'
  end subroutine word_int4

  subroutine word_int8(name, set, fetch, swap)
    character(len=*), intent(in) :: name
    external :: set
    integer(8), external :: fetch, swap
    integer(8), save, volatile :: word
    integer(8) :: got
    integer(8), parameter :: low = -9000000000000000000_8
    include 'atomics_words.inc'
  end subroutine word_int8

  subroutine word_real4(name, set, fetch, swap)
    character(len=*), intent(in) :: name
    external :: set
    real(4), external :: fetch, swap
    real(4), save, volatile :: word
    real(4) :: got
    real(4), parameter :: low = 0.25
    include 'atomics_words.inc'
  end subroutine word_real4

  subroutine word_real8(name, set, fetch, swap)
    character(len=*), intent(in) :: name
    external :: set
    real(8), external :: fetch, swap
    real(8), save, volatile :: word
    real(8) :: got
    real(8), parameter :: low = 1d-3
    include 'atomics_words.inc'
  end subroutine word_real8
end program atomics
