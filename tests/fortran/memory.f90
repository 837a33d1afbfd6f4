! SPDX-License-Identifier: Apache-2.0
! SHPALLOC, SHPCLMOVE, SHPDEALLC with Cray pointers, in words, with all codes of errors; SHMEM_PTR; what is accessible.
program memory
  use check
  implicit none
  include 'shmem.fh'
  integer, parameter :: stay = 0, no_length = -1, no_memory = -2, no_heap = -3, already_free = -4, no_start = -5
  integer :: code, i, words
  integer(8) :: address, kept
  integer :: a(*), b(*), theirs(*)
  real(8) :: wide(*)
  pointer (pa, a), (pb, b), (pt, theirs), (pw, wide)
  integer, save :: statics(4)

  call start()

  words = 1000
  call shpalloc(pa, words, code, stay)
  call same(int(code, 8), 0_8, 'the code of SHPALLOC')
  call expect(pa /= 0 .and. mod(pa, 16) == 0, 'the address of SHPALLOC')
  a(1:words) = me
  call shmem_barrier_all()
  call shmem_put4(a, [(me*words + i, i=1, words)], words, next)
  call shmem_barrier_all()
  call expect(all(a(1:words) == [(before*words + i, i=1, words)]), 'what was put into a block')

  call note('SHMEM_PTR')
  pt = shmem_ptr(a, next)
  if (.not. near(me, next)) then
    call expect(pt == 0, 'SHMEM_PTR reaches what must not be reached')
  else
    call expect(pt /= 0 .and. (npes == 1 .or. pt /= pa), 'the address that SHMEM_PTR gives')
    call expect(theirs(1) == me*words + 1, 'the word it leads to')
    call expect(shmem_ptr(statics, next) /= 0, 'SHMEM_PTR of a static variable')
  end if
  call shmem_barrier_all()
  if (near(me, next)) theirs(2) = -me - 1
  call shmem_barrier_all()
  if (near(before, me)) call expect(a(2) == -before - 1, 'a word stored through SHMEM_PTR')
  call expect(shmem_ptr(a, me) == pa, 'SHMEM_PTR of the own copy')

  call note('accessible')
  call expect(shmem_pe_accessible(0) .and. shmem_pe_accessible(npes - 1), 'SHMEM_PE_ACCESSIBLE')
  call expect(.not. (shmem_pe_accessible(-1) .or. shmem_pe_accessible(npes)), 'SHMEM_PE_ACCESSIBLE of no PE')
  call expect(shmem_addr_accessible(a(words), next), 'SHMEM_ADDR_ACCESSIBLE of the heap')
  call expect(shmem_addr_accessible(statics, next), 'SHMEM_ADDR_ACCESSIBLE of SAVE')
  call expect(.not. shmem_addr_accessible(statics, npes), 'SHMEM_ADDR_ACCESSIBLE on no PE')
  call on_the_stack()

  call note('SHPCLMOVE')
  call shpalloc(pb, 8, code, stay)
  b(1:8) = me
  address = pa
  call shpclmove(pa, words/2, code, stay)
  call expect(code == 0 .and. pa == address, 'a block that shrinks')
  kept = pa
  call shpclmove(pa, 20*words, code, stay)
  call expect(code == 1 .and. pa /= kept, 'a block that must move')
  call expect(all(a(3:words/2) == [(before*words + i, i=3, words/2)]), 'what a moved block has')
  a(20*words) = me
  call shmem_barrier_all()
  call shmem_integer_put(a(20*words), me + 5, 1, next)
  call shmem_barrier_all()
  call expect(a(20*words) == before + 5, 'the last word of a moved block')

  call note('errors')
  address = pa
  call shpclmove(pa, 0, code, stay)
  call expect(code == no_length .and. pa == address, 'SHPCLMOVE to no length')
  call shpclmove(pa, -3, code, stay)
  call expect(code == no_length .and. pa == address, 'SHPCLMOVE to a negative length')
  pw = pa + 8
  call shpclmove(pw, 10, code, stay)
  call same(int(code, 8), int(no_start, 8), 'SHPCLMOVE inside a block')
  call shpdeallc(pw, code, stay)
  call same(int(code, 8), int(no_start, 8), 'SHPDEALLC inside a block')
  pw = loc(statics)
  call shpdeallc(pw, code, stay)
  call same(int(code, 8), int(no_heap, 8), 'SHPDEALLC outside the heap')
  pw = 0
  call shpclmove(pw, 1, code, stay)
  call same(int(code, 8), int(no_heap, 8), 'SHPCLMOVE of no block')
  do i = -1, 0
    pw = 4711
    call shpalloc(pw, i, code, stay)
    call expect(code == no_length .and. pw == 0, 'SHPALLOC of no length')
  end do

  call note('SHPDEALLC')
  call shpdeallc(pa, code, stay)
  call same(int(code, 8), 0_8, 'the code of SHPDEALLC')
  call shpdeallc(pa, code, stay)
  call same(int(code, 8), int(already_free, 8), 'SHPDEALLC of a free block')
  call shpdeallc(pb, code, 1)
  call same(int(code, 8), 0_8, 'the code of SHPDEALLC with abort')
  call shpalloc(pw, 2*100, code, 1)
  wide(1:100) = me
  call shpdeallc(pw, code, 1)
  call same(int(code, 8), 0_8, 'SHPALLOC and SHPDEALLC of 100 words of 8 bytes')
  call finish()

contains

  subroutine on_the_stack()
    integer :: here(3)
    here = 0
    call expect(.not. shmem_addr_accessible(here, next), 'SHMEM_ADDR_ACCESSIBLE of the stack')
  end subroutine on_the_stack
end program memory
