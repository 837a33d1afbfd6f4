! SPDX-License-Identifier: Apache-2.0
! Fixed form and implicit types, START_PES and the names of old, no
! shmem_finalize: as programs were written.
      PROGRAM FIXED
      INCLUDE 'mpp/shmem.fh'
      INTEGER SHMEM_SWAP
      DIMENSION NUMBERS(10)
      COMMON /OURS/ NUMBERS
      SAVE KEPT
      DATA KEPT /77/
      CALL START_PES(0)
      CALL START_PES(4)
      ME = MY_PE()
      N = NUM_PES()
      NEXT = MOD(ME + 1, N)
      IF (KEPT .NE. 77) CALL WRONG('A VARIABLE WITH DATA', ME)
      DO 10 I = 1, 10
        NUMBERS(I) = -1
   10 CONTINUE
      CALL SHMEM_BARRIER_ALL
      CALL SHMEM_INTEGER_PUT(NUMBERS(3), ME, 1, NEXT)
      LAST = SHMEM_SWAP(KEPT, 5, NEXT)
      CALL SHMEM_BARRIER_ALL
      IF (NUMBERS(3) .NE. MOD(ME + N - 1, N)) CALL WRONG('PUT', ME)
      IF (NUMBERS(2) .NE. -1 .OR. NUMBERS(4) .NE. -1)
     &  CALL WRONG('A NEIGHBOUR', ME)
      IF (LAST .NE. 77 .OR. KEPT .NE. 5) CALL WRONG('SWAP', ME)
      CALL SHMEM_BARRIER_ALL
      END

      SUBROUTINE WRONG(WHAT, ME)
      CHARACTER*(*) WHAT
      INCLUDE 'mpp/shmem.fh'
      WRITE (0, *) 'PE ', ME, ': ', WHAT
      CALL SHMEM_GLOBAL_EXIT(1)
      END
