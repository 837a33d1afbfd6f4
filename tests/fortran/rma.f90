! SPDX-License-Identifier: Apache-2.0
! Every routine of put and get, strided and nonblocking ones too, as the table has them: they move bytes, so all are
! tried on bytes, at any address, into poisoned destinations.
module buffers
  implicit none
  integer, parameter :: most = 4000
  integer(1), parameter :: poison = -126
  integer(1), save :: dest(0:most), source(0:most)
  integer, save :: round = 0
  integer, parameter :: counts(6) = [0, 1, 2, 3, 17, 120]
end module buffers

program rma
  use check
  use buffers
  implicit none
  include 'shmem.fh'
  include 'fortran_rma_external.inc'

  call start()
  include 'fortran_rma_cases.inc'
  call finish()

contains

  subroutine prepare(name, bytes, i, elements, to, from)
    character(len=*), intent(in) :: name
    integer, intent(in) :: bytes, i
    integer, intent(out) :: elements, to, from
    integer :: k
    character(len=80) :: text
    round = round + 1
    elements = counts(i)
    to = pick(round, 1, 16)
    from = pick(round, 2, 16)
    write (text, '(2a,i0,a,i0,a,i0,a,i0)') name, ': ', elements, ' elements of ', bytes, ' from offset ', from, ' to ', to
    call note(text)
    dest = poison
    do k = 0, most
      source(k) = byte_of(round, me, k)
    end do
    call shmem_barrier_all()
  end subroutine prepare

  !> dest has the blocks of PE `pe` and nothing else.
  subroutine compare(pe, bytes, elements, to, from, dst, sst)
    integer, intent(in) :: pe, bytes, elements, to, from, dst, sst
    integer(1) :: wanted(0:most)
    integer :: i, j
    call shmem_barrier_all()
    wanted = poison
    do i = 0, elements - 1
      do j = 0, bytes - 1
        wanted(to + i*dst*bytes + j) = byte_of(round, pe, from + i*sst*bytes + j)
      end do
    end do
    do i = 0, most
      call expect(dest(i) == wanted(i), 'a byte of dest is wrong')
    end do
    call shmem_barrier_all()
  end subroutine compare

  !> `how`: put, get, iput, iget, put_nbi or get_nbi.
  subroutine check_move(name, routine, bytes, how)
    character(len=*), intent(in) :: name, how
    external :: routine
    integer, intent(in) :: bytes
    integer :: i, elements, to, from, dst, sst
    do i = 1, size(counts)
      call prepare(name, bytes, i, elements, to, from)
      dst = 1
      sst = 1
      if (how(1:1) == 'i') then
        call strides(bytes, elements, dst, sst)
        call routine(dest(to), source(from), dst, sst, elements, next)
      else
        call routine(dest(to), source(from), elements, next)
      end if
      if (how == 'get_nbi') call shmem_quiet()  ! the barrier completes puts
      call compare(merge(before, next, index(how, 'put') > 0), bytes, elements, to, from, dst, sst)
    end do
  end subroutine check_move

  !> Strides that fit the buffers.
  subroutine strides(bytes, elements, dst, sst)
    integer, intent(in) :: bytes, elements
    integer, intent(out) :: dst, sst
    integer :: room
    room = max(1, min(5, (most - 16)/max(1, bytes*elements)))
    dst = 1 + pick(round, 3, room)
    sst = 1 + pick(round, 4, room)
  end subroutine strides
end program rma
