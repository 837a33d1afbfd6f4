! SPDX-License-Identifier: Apache-2.0
! ENV: SHMEM_SYMMETRIC_SIZE=1m
! A heap that is exhausted: code -2, on all PEs, and the blocks there are stay.
program no_memory
  use check
  implicit none
  include 'shmem.fh'
  integer :: code, i
  integer :: a(*), b(*)
  pointer (pa, a), (pb, b)

  call start()
  call shpalloc(pa, 100, code, 1)
  do i = 1, 100
    a(i) = i
  end do
  pb = 1
  call shpalloc(pb, 2**28, code, 0)
  call expect(code == -2 .and. pb == 0, 'SHPALLOC of 1 GiB in a heap of 1 MiB')
  call shpclmove(pa, 2**28, code, 0)
  call expect(code == -2 .and. pa /= 0, 'SHPCLMOVE to 1 GiB in a heap of 1 MiB')
  call expect(all(a(1:100) == [(i, i=1, 100)]), 'the block is not what it was')
  call shpdeallc(pa, code, 1)
  call finish()
end program no_memory
