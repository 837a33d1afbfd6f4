! SPDX-License-Identifier: Apache-2.0
! Every reduction: of all PEs and of active sets, in place and not, few elements and many. Elements are such that the
! results are exact, and in REAL*16 need all of its digits.
program reductions
  use check
  implicit none
  include 'shmem.fh'
  integer, parameter :: most = 3000, sizes(5) = [0, 1, 6, 100, most]
  integer :: round = 0, blank
  integer :: psync(shmem_reduce_sync_size)
  common /odd/ blank, psync
  include 'fortran_reductions_external.inc'

  call start()
  psync = shmem_sync_value
  call shmem_barrier_all()
  include 'fortran_reductions_cases.inc'
  call finish()

contains

  subroutine choose_set(first, log_stride, members)
    integer, intent(out) :: first, log_stride, members
    log_stride = pick(round, 2, 3)
    first = pick(round, 3, npes)
    members = 1 + pick(round, 4, (npes - 1 - first)/2**log_stride + 1)
    if (mod(round, 2) == 0) then
      log_stride = 0
      first = 0
      members = npes
    end if
  end subroutine choose_set

  function is_member(first, log_stride, members) result(answer)
    integer, intent(in) :: first, log_stride, members
    logical :: answer
    integer :: i
    answer = any([(first + i*2**log_stride == me, i=0, members - 1)])
  end function is_member

  include 'fortran_reductions.inc'
end program reductions
