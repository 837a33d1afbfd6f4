! SPDX-License-Identifier: Apache-2.0
! Written by api/gen.py from api/fortran_table.py: change the table and run it.
! Hands every routine on: it links only if the library defines them all.
program every_name
  implicit none
  include 'shmem.fh'
  external START_PES
  external SHMEM_INIT
  external SHMEM_FINALIZE
  external SHMEM_GLOBAL_EXIT
  external SHMEM_MY_PE
  external SHMEM_N_PES
  external MY_PE
  external NUM_PES
  external SHMEM_INFO_GET_VERSION
  external SHMEM_INFO_GET_NAME
  external SHPALLOC
  external SHPCLMOVE
  external SHPDEALLC
  external SHMEM_CHARACTER_PUT
  external SHMEM_COMPLEX_PUT
  external SHMEM_DOUBLE_PUT
  external SHMEM_INTEGER_PUT
  external SHMEM_LOGICAL_PUT
  external SHMEM_REAL_PUT
  external SHMEM_PUT4
  external SHMEM_PUT8
  external SHMEM_PUT32
  external SHMEM_PUT64
  external SHMEM_PUT128
  external SHMEM_PUTMEM
  external SHMEM_CHARACTER_GET
  external SHMEM_COMPLEX_GET
  external SHMEM_DOUBLE_GET
  external SHMEM_INTEGER_GET
  external SHMEM_LOGICAL_GET
  external SHMEM_REAL_GET
  external SHMEM_GET4
  external SHMEM_GET8
  external SHMEM_GET32
  external SHMEM_GET64
  external SHMEM_GET128
  external SHMEM_GETMEM
  external SHMEM_COMPLEX_IPUT
  external SHMEM_DOUBLE_IPUT
  external SHMEM_INTEGER_IPUT
  external SHMEM_LOGICAL_IPUT
  external SHMEM_REAL_IPUT
  external SHMEM_IPUT4
  external SHMEM_IPUT8
  external SHMEM_IPUT32
  external SHMEM_IPUT64
  external SHMEM_IPUT128
  external SHMEM_COMPLEX_IGET
  external SHMEM_DOUBLE_IGET
  external SHMEM_INTEGER_IGET
  external SHMEM_LOGICAL_IGET
  external SHMEM_REAL_IGET
  external SHMEM_IGET4
  external SHMEM_IGET8
  external SHMEM_IGET32
  external SHMEM_IGET64
  external SHMEM_IGET128
  external SHMEM_CHARACTER_PUT_NBI
  external SHMEM_COMPLEX_PUT_NBI
  external SHMEM_DOUBLE_PUT_NBI
  external SHMEM_INTEGER_PUT_NBI
  external SHMEM_LOGICAL_PUT_NBI
  external SHMEM_REAL_PUT_NBI
  external SHMEM_PUT4_NBI
  external SHMEM_PUT8_NBI
  external SHMEM_PUT32_NBI
  external SHMEM_PUT64_NBI
  external SHMEM_PUT128_NBI
  external SHMEM_PUTMEM_NBI
  external SHMEM_CHARACTER_GET_NBI
  external SHMEM_COMPLEX_GET_NBI
  external SHMEM_DOUBLE_GET_NBI
  external SHMEM_INTEGER_GET_NBI
  external SHMEM_LOGICAL_GET_NBI
  external SHMEM_REAL_GET_NBI
  external SHMEM_GET4_NBI
  external SHMEM_GET8_NBI
  external SHMEM_GET32_NBI
  external SHMEM_GET64_NBI
  external SHMEM_GET128_NBI
  external SHMEM_GETMEM_NBI
  external SHMEM_PUT
  external SHMEM_GET
  external SHMEM_INT4_ADD
  external SHMEM_INT8_ADD
  external SHMEM_ADD
  external SHMEM_INT4_INC
  external SHMEM_INT8_INC
  external SHMEM_INC
  external SHMEM_INT4_FADD
  external SHMEM_INT8_FADD
  external SHMEM_FADD
  external SHMEM_INT4_FINC
  external SHMEM_INT8_FINC
  external SHMEM_FINC
  external SHMEM_INT4_CSWAP
  external SHMEM_INT8_CSWAP
  external SHMEM_CSWAP
  external SHMEM_INT4_SWAP
  external SHMEM_INT8_SWAP
  external SHMEM_REAL4_SWAP
  external SHMEM_REAL8_SWAP
  external SHMEM_SWAP
  external SHMEM_INT4_FETCH
  external SHMEM_INT8_FETCH
  external SHMEM_REAL4_FETCH
  external SHMEM_REAL8_FETCH
  external SHMEM_INT4_SET
  external SHMEM_INT8_SET
  external SHMEM_REAL4_SET
  external SHMEM_REAL8_SET
  external SHMEM_INT4_WAIT
  external SHMEM_INT8_WAIT
  external SHMEM_INT4_WAIT_UNTIL
  external SHMEM_INT8_WAIT_UNTIL
  external SHMEM_WAIT
  external SHMEM_WAIT_UNTIL
  external SHMEM_FENCE
  external SHMEM_QUIET
  external SHMEM_BARRIER_ALL
  external SHMEM_BARRIER
  external SHMEM_SYNC_ALL
  external SHMEM_SYNC
  external SHMEM_BROADCAST4
  external SHMEM_BROADCAST8
  external SHMEM_BROADCAST32
  external SHMEM_BROADCAST64
  external SHMEM_COLLECT4
  external SHMEM_COLLECT8
  external SHMEM_COLLECT32
  external SHMEM_COLLECT64
  external SHMEM_FCOLLECT4
  external SHMEM_FCOLLECT8
  external SHMEM_FCOLLECT32
  external SHMEM_FCOLLECT64
  external SHMEM_ALLTOALL32
  external SHMEM_ALLTOALL64
  external SHMEM_ALLTOALLS32
  external SHMEM_ALLTOALLS64
  external SHMEM_INT4_AND_TO_ALL
  external SHMEM_INT8_AND_TO_ALL
  external SHMEM_INT2_AND_TO_ALL
  external SHMEM_INT4_OR_TO_ALL
  external SHMEM_INT8_OR_TO_ALL
  external SHMEM_INT2_OR_TO_ALL
  external SHMEM_INT4_XOR_TO_ALL
  external SHMEM_INT8_XOR_TO_ALL
  external SHMEM_INT2_XOR_TO_ALL
  external SHMEM_INT4_MAX_TO_ALL
  external SHMEM_INT8_MAX_TO_ALL
  external SHMEM_REAL4_MAX_TO_ALL
  external SHMEM_REAL8_MAX_TO_ALL
  external SHMEM_REAL16_MAX_TO_ALL
  external SHMEM_INT2_MAX_TO_ALL
  external SHMEM_INT4_MIN_TO_ALL
  external SHMEM_INT8_MIN_TO_ALL
  external SHMEM_REAL4_MIN_TO_ALL
  external SHMEM_REAL8_MIN_TO_ALL
  external SHMEM_REAL16_MIN_TO_ALL
  external SHMEM_INT2_MIN_TO_ALL
  external SHMEM_INT4_SUM_TO_ALL
  external SHMEM_INT8_SUM_TO_ALL
  external SHMEM_REAL4_SUM_TO_ALL
  external SHMEM_REAL8_SUM_TO_ALL
  external SHMEM_REAL16_SUM_TO_ALL
  external SHMEM_COMP4_SUM_TO_ALL
  external SHMEM_COMP8_SUM_TO_ALL
  external SHMEM_INT2_SUM_TO_ALL
  external SHMEM_INT4_PROD_TO_ALL
  external SHMEM_INT8_PROD_TO_ALL
  external SHMEM_REAL4_PROD_TO_ALL
  external SHMEM_REAL8_PROD_TO_ALL
  external SHMEM_REAL16_PROD_TO_ALL
  external SHMEM_COMP4_PROD_TO_ALL
  external SHMEM_COMP8_PROD_TO_ALL
  external SHMEM_INT2_PROD_TO_ALL
  external SHMEM_SET_LOCK
  external SHMEM_TEST_LOCK
  external SHMEM_CLEAR_LOCK
  external SHMEM_CLEAR_CACHE_INV
  external SHMEM_SET_CACHE_INV
  external SHMEM_SET_CACHE_LINE_INV
  external SHMEM_CLEAR_CACHE_LINE_INV
  external SHMEM_UDCFLUSH
  external SHMEM_UDCFLUSH_LINE
  integer :: SHMEM_MY_PE
  integer :: SHMEM_N_PES
  integer :: MY_PE
  integer :: NUM_PES
  integer*4 :: SHMEM_INT4_FADD
  integer*8 :: SHMEM_INT8_FADD
  integer :: SHMEM_FADD
  integer*4 :: SHMEM_INT4_FINC
  integer*8 :: SHMEM_INT8_FINC
  integer :: SHMEM_FINC
  integer*4 :: SHMEM_INT4_CSWAP
  integer*8 :: SHMEM_INT8_CSWAP
  integer :: SHMEM_CSWAP
  integer*4 :: SHMEM_INT4_SWAP
  integer*8 :: SHMEM_INT8_SWAP
  real*4 :: SHMEM_REAL4_SWAP
  real*8 :: SHMEM_REAL8_SWAP
  integer :: SHMEM_SWAP
  integer*4 :: SHMEM_INT4_FETCH
  integer*8 :: SHMEM_INT8_FETCH
  real*4 :: SHMEM_REAL4_FETCH
  real*8 :: SHMEM_REAL8_FETCH
  integer :: SHMEM_TEST_LOCK
  external :: take
  integer :: n
  n = 0
  call take(START_PES, n)
  call take(SHMEM_INIT, n)
  call take(SHMEM_FINALIZE, n)
  call take(SHMEM_GLOBAL_EXIT, n)
  call take(SHMEM_MY_PE, n)
  call take(SHMEM_N_PES, n)
  call take(MY_PE, n)
  call take(NUM_PES, n)
  call take(SHMEM_PE_ACCESSIBLE, n)
  call take(SHMEM_ADDR_ACCESSIBLE, n)
  call take(SHMEM_INFO_GET_VERSION, n)
  call take(SHMEM_INFO_GET_NAME, n)
  call take(SHPALLOC, n)
  call take(SHPCLMOVE, n)
  call take(SHPDEALLC, n)
  call take(SHMEM_PTR, n)
  call take(SHMEM_CHARACTER_PUT, n)
  call take(SHMEM_COMPLEX_PUT, n)
  call take(SHMEM_DOUBLE_PUT, n)
  call take(SHMEM_INTEGER_PUT, n)
  call take(SHMEM_LOGICAL_PUT, n)
  call take(SHMEM_REAL_PUT, n)
  call take(SHMEM_PUT4, n)
  call take(SHMEM_PUT8, n)
  call take(SHMEM_PUT32, n)
  call take(SHMEM_PUT64, n)
  call take(SHMEM_PUT128, n)
  call take(SHMEM_PUTMEM, n)
  call take(SHMEM_CHARACTER_GET, n)
  call take(SHMEM_COMPLEX_GET, n)
  call take(SHMEM_DOUBLE_GET, n)
  call take(SHMEM_INTEGER_GET, n)
  call take(SHMEM_LOGICAL_GET, n)
  call take(SHMEM_REAL_GET, n)
  call take(SHMEM_GET4, n)
  call take(SHMEM_GET8, n)
  call take(SHMEM_GET32, n)
  call take(SHMEM_GET64, n)
  call take(SHMEM_GET128, n)
  call take(SHMEM_GETMEM, n)
  call take(SHMEM_COMPLEX_IPUT, n)
  call take(SHMEM_DOUBLE_IPUT, n)
  call take(SHMEM_INTEGER_IPUT, n)
  call take(SHMEM_LOGICAL_IPUT, n)
  call take(SHMEM_REAL_IPUT, n)
  call take(SHMEM_IPUT4, n)
  call take(SHMEM_IPUT8, n)
  call take(SHMEM_IPUT32, n)
  call take(SHMEM_IPUT64, n)
  call take(SHMEM_IPUT128, n)
  call take(SHMEM_COMPLEX_IGET, n)
  call take(SHMEM_DOUBLE_IGET, n)
  call take(SHMEM_INTEGER_IGET, n)
  call take(SHMEM_LOGICAL_IGET, n)
  call take(SHMEM_REAL_IGET, n)
  call take(SHMEM_IGET4, n)
  call take(SHMEM_IGET8, n)
  call take(SHMEM_IGET32, n)
  call take(SHMEM_IGET64, n)
  call take(SHMEM_IGET128, n)
  call take(SHMEM_CHARACTER_PUT_NBI, n)
  call take(SHMEM_COMPLEX_PUT_NBI, n)
  call take(SHMEM_DOUBLE_PUT_NBI, n)
  call take(SHMEM_INTEGER_PUT_NBI, n)
  call take(SHMEM_LOGICAL_PUT_NBI, n)
  call take(SHMEM_REAL_PUT_NBI, n)
  call take(SHMEM_PUT4_NBI, n)
  call take(SHMEM_PUT8_NBI, n)
  call take(SHMEM_PUT32_NBI, n)
  call take(SHMEM_PUT64_NBI, n)
  call take(SHMEM_PUT128_NBI, n)
  call take(SHMEM_PUTMEM_NBI, n)
  call take(SHMEM_CHARACTER_GET_NBI, n)
  call take(SHMEM_COMPLEX_GET_NBI, n)
  call take(SHMEM_DOUBLE_GET_NBI, n)
  call take(SHMEM_INTEGER_GET_NBI, n)
  call take(SHMEM_LOGICAL_GET_NBI, n)
  call take(SHMEM_REAL_GET_NBI, n)
  call take(SHMEM_GET4_NBI, n)
  call take(SHMEM_GET8_NBI, n)
  call take(SHMEM_GET32_NBI, n)
  call take(SHMEM_GET64_NBI, n)
  call take(SHMEM_GET128_NBI, n)
  call take(SHMEM_GETMEM_NBI, n)
  call take(SHMEM_PUT, n)
  call take(SHMEM_GET, n)
  call take(SHMEM_INT4_ADD, n)
  call take(SHMEM_INT8_ADD, n)
  call take(SHMEM_ADD, n)
  call take(SHMEM_INT4_INC, n)
  call take(SHMEM_INT8_INC, n)
  call take(SHMEM_INC, n)
  call take(SHMEM_INT4_FADD, n)
  call take(SHMEM_INT8_FADD, n)
  call take(SHMEM_FADD, n)
  call take(SHMEM_INT4_FINC, n)
  call take(SHMEM_INT8_FINC, n)
  call take(SHMEM_FINC, n)
  call take(SHMEM_INT4_CSWAP, n)
  call take(SHMEM_INT8_CSWAP, n)
  call take(SHMEM_CSWAP, n)
  call take(SHMEM_INT4_SWAP, n)
  call take(SHMEM_INT8_SWAP, n)
  call take(SHMEM_REAL4_SWAP, n)
  call take(SHMEM_REAL8_SWAP, n)
  call take(SHMEM_SWAP, n)
  call take(SHMEM_INT4_FETCH, n)
  call take(SHMEM_INT8_FETCH, n)
  call take(SHMEM_REAL4_FETCH, n)
  call take(SHMEM_REAL8_FETCH, n)
  call take(SHMEM_INT4_SET, n)
  call take(SHMEM_INT8_SET, n)
  call take(SHMEM_REAL4_SET, n)
  call take(SHMEM_REAL8_SET, n)
  call take(SHMEM_INT4_WAIT, n)
  call take(SHMEM_INT8_WAIT, n)
  call take(SHMEM_INT4_WAIT_UNTIL, n)
  call take(SHMEM_INT8_WAIT_UNTIL, n)
  call take(SHMEM_WAIT, n)
  call take(SHMEM_WAIT_UNTIL, n)
  call take(SHMEM_FENCE, n)
  call take(SHMEM_QUIET, n)
  call take(SHMEM_BARRIER_ALL, n)
  call take(SHMEM_BARRIER, n)
  call take(SHMEM_SYNC_ALL, n)
  call take(SHMEM_SYNC, n)
  call take(SHMEM_BROADCAST4, n)
  call take(SHMEM_BROADCAST8, n)
  call take(SHMEM_BROADCAST32, n)
  call take(SHMEM_BROADCAST64, n)
  call take(SHMEM_COLLECT4, n)
  call take(SHMEM_COLLECT8, n)
  call take(SHMEM_COLLECT32, n)
  call take(SHMEM_COLLECT64, n)
  call take(SHMEM_FCOLLECT4, n)
  call take(SHMEM_FCOLLECT8, n)
  call take(SHMEM_FCOLLECT32, n)
  call take(SHMEM_FCOLLECT64, n)
  call take(SHMEM_ALLTOALL32, n)
  call take(SHMEM_ALLTOALL64, n)
  call take(SHMEM_ALLTOALLS32, n)
  call take(SHMEM_ALLTOALLS64, n)
  call take(SHMEM_INT4_AND_TO_ALL, n)
  call take(SHMEM_INT8_AND_TO_ALL, n)
  call take(SHMEM_INT2_AND_TO_ALL, n)
  call take(SHMEM_INT4_OR_TO_ALL, n)
  call take(SHMEM_INT8_OR_TO_ALL, n)
  call take(SHMEM_INT2_OR_TO_ALL, n)
  call take(SHMEM_INT4_XOR_TO_ALL, n)
  call take(SHMEM_INT8_XOR_TO_ALL, n)
  call take(SHMEM_INT2_XOR_TO_ALL, n)
  call take(SHMEM_INT4_MAX_TO_ALL, n)
  call take(SHMEM_INT8_MAX_TO_ALL, n)
  call take(SHMEM_REAL4_MAX_TO_ALL, n)
  call take(SHMEM_REAL8_MAX_TO_ALL, n)
  call take(SHMEM_REAL16_MAX_TO_ALL, n)
  call take(SHMEM_INT2_MAX_TO_ALL, n)
  call take(SHMEM_INT4_MIN_TO_ALL, n)
  call take(SHMEM_INT8_MIN_TO_ALL, n)
  call take(SHMEM_REAL4_MIN_TO_ALL, n)
  call take(SHMEM_REAL8_MIN_TO_ALL, n)
  call take(SHMEM_REAL16_MIN_TO_ALL, n)
  call take(SHMEM_INT2_MIN_TO_ALL, n)
  call take(SHMEM_INT4_SUM_TO_ALL, n)
  call take(SHMEM_INT8_SUM_TO_ALL, n)
  call take(SHMEM_REAL4_SUM_TO_ALL, n)
  call take(SHMEM_REAL8_SUM_TO_ALL, n)
  call take(SHMEM_REAL16_SUM_TO_ALL, n)
  call take(SHMEM_COMP4_SUM_TO_ALL, n)
  call take(SHMEM_COMP8_SUM_TO_ALL, n)
  call take(SHMEM_INT2_SUM_TO_ALL, n)
  call take(SHMEM_INT4_PROD_TO_ALL, n)
  call take(SHMEM_INT8_PROD_TO_ALL, n)
  call take(SHMEM_REAL4_PROD_TO_ALL, n)
  call take(SHMEM_REAL8_PROD_TO_ALL, n)
  call take(SHMEM_REAL16_PROD_TO_ALL, n)
  call take(SHMEM_COMP4_PROD_TO_ALL, n)
  call take(SHMEM_COMP8_PROD_TO_ALL, n)
  call take(SHMEM_INT2_PROD_TO_ALL, n)
  call take(SHMEM_SET_LOCK, n)
  call take(SHMEM_TEST_LOCK, n)
  call take(SHMEM_CLEAR_LOCK, n)
  call take(SHMEM_CLEAR_CACHE_INV, n)
  call take(SHMEM_SET_CACHE_INV, n)
  call take(SHMEM_SET_CACHE_LINE_INV, n)
  call take(SHMEM_CLEAR_CACHE_LINE_INV, n)
  call take(SHMEM_UDCFLUSH, n)
  call take(SHMEM_UDCFLUSH_LINE, n)
  print '(a,i0,a)', 'every_name: ', n, ' routines'
  if (n /= 188) stop 1
end program every_name
