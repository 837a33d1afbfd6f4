! SPDX-License-Identifier: Apache-2.0
! The same in fixed form, with the names of old.
      PROGRAM RING
      INCLUDE 'mpp/shmem.fh'
      COMMON /OURS/ IBOX
      CALL START_PES(0)
      ME = MY_PE()
      N = NUM_PES()
      CALL SHMEM_INTEGER_PUT(IBOX, ME, 1, MOD(ME + 1, N))
      CALL SHMEM_BARRIER_ALL
      WRITE (*, '(A,I0,A,I0)') 'ring: PE ', ME, ' of ', N
      IF (IBOX .NE. MOD(ME + N - 1, N)) STOP 1
      END
