! SPDX-License-Identifier: Apache-2.0
! A user's program: each PE gives its number to the next one, through a COMMON block and through the heap.
program ring
  implicit none
  include 'shmem.fh'
#ifndef undeclared
  integer :: shmem_my_pe, shmem_n_pes
#endif
  integer :: me, n, before, code, box, cell(*)
  common /symmetric/ box
  pointer (address, cell)

  call shmem_init()
  me = shmem_my_pe()
  n = shmem_n_pes()
  call shpalloc(address, 1, code, 1)
  call shmem_integer_put(box, me, 1, mod(me + 1, n))
  call shmem_put4(cell, me, 1, mod(me + 1, n))
  call shmem_barrier_all()
  before = mod(me + n - 1, n)
  print '(a,i0,a,i0)', 'ring: PE ', me, ' of ', n
  if (box /= before .or. cell(1) /= before) stop 1
  call shpdeallc(address, code, 1)
  call shmem_finalize()
end program ring
