! SPDX-License-Identifier: Apache-2.0
! Broadcast, collect, fcollect, alltoall and alltoalls of every width, on all PEs and on active sets. Everything is
! moved as words of 4 bytes: `words` says how many make an element.
module work
  implicit none
  integer, parameter :: most = 40000, poison = -559038737
  integer, save :: dest(most), source(most), round = 0
  integer :: pad
end module work

program collectives
  use check
  use work
  implicit none
  include 'shmem.fh'
  integer :: turn, blanks
  integer :: psync(shmem_sync_size)
  common /odd/ blanks, psync
  external :: shmem_broadcast4, shmem_broadcast8, shmem_broadcast32, shmem_broadcast64
  external :: shmem_collect4, shmem_collect8, shmem_collect32, shmem_collect64
  external :: shmem_fcollect4, shmem_fcollect8, shmem_fcollect32, shmem_fcollect64
  external :: shmem_alltoall32, shmem_alltoall64, shmem_alltoalls32, shmem_alltoalls64

  call start()
  psync = shmem_sync_value
  blanks = poison
  pad = poison
  call shmem_barrier_all()
  do turn = 1, 3
    call everything(0, 0, npes)
    call everything(0, 1, (npes + 1)/2)
    if (npes > 1) call everything(1, 0, npes - 1)
    if (npes > 2) call everything(2, 2, (npes + 1)/4)
    call everything(npes - 1, 3, 1)
  end do
  call expect(blanks == poison .and. pad == poison, 'what lies beside the work array')
  call finish()

contains

  subroutine everything(first, log_stride, members)
    integer, intent(in) :: first, log_stride, members
    if (members < 1) return
    call broadcast('SHMEM_BROADCAST4', shmem_broadcast4, 1, first, log_stride, members)
    call broadcast('SHMEM_BROADCAST8', shmem_broadcast8, 2, first, log_stride, members)
    call broadcast('SHMEM_BROADCAST32', shmem_broadcast32, 1, first, log_stride, members)
    call broadcast('SHMEM_BROADCAST64', shmem_broadcast64, 2, first, log_stride, members)
    call collect('SHMEM_COLLECT4', shmem_collect4, 1, .true., first, log_stride, members)
    call collect('SHMEM_COLLECT8', shmem_collect8, 2, .true., first, log_stride, members)
    call collect('SHMEM_COLLECT32', shmem_collect32, 1, .true., first, log_stride, members)
    call collect('SHMEM_COLLECT64', shmem_collect64, 2, .true., first, log_stride, members)
    call collect('SHMEM_FCOLLECT4', shmem_fcollect4, 1, .false., first, log_stride, members)
    call collect('SHMEM_FCOLLECT8', shmem_fcollect8, 2, .false., first, log_stride, members)
    call collect('SHMEM_FCOLLECT32', shmem_fcollect32, 1, .false., first, log_stride, members)
    call collect('SHMEM_FCOLLECT64', shmem_fcollect64, 2, .false., first, log_stride, members)
    call alltoall('SHMEM_ALLTOALL32', shmem_alltoall32, 1, .false., first, log_stride, members)
    call alltoall('SHMEM_ALLTOALL64', shmem_alltoall64, 2, .false., first, log_stride, members)
    call alltoall('SHMEM_ALLTOALLS32', shmem_alltoalls32, 1, .true., first, log_stride, members)
    call alltoall('SHMEM_ALLTOALLS64', shmem_alltoalls64, 2, .true., first, log_stride, members)
  end subroutine everything

  !> Number of this PE in the set, -1 if it is not in it.
  function member_of(first, log_stride, members) result(member)
    integer, intent(in) :: first, log_stride, members
    integer :: member, i
    member = -1
    do i = 0, members - 1
      if (first + i*2**log_stride == me) member = i
    end do
  end function member_of

  subroutine prepare(name, first, log_stride, members)
    character(len=*), intent(in) :: name
    integer, intent(in) :: first, log_stride, members
    character(len=80) :: text
    integer :: i
    round = round + 1
    write (text, '(2a,3(i0,1x))') name, ' of ', first, log_stride, members
    call note(text)
    dest = poison
    do i = 1, most
      source(i) = bits(round, me, i)
    end do
    call shmem_barrier_all()
  end subroutine prepare

  subroutine compare(wanted)
    integer, intent(in) :: wanted(most)
    integer :: i
    do i = 1, most
      call same(int(dest(i), 8), int(wanted(i), 8), 'a word of dest')
    end do
    call expect(all(psync == shmem_sync_value), 'pSync is not restored')
    call shmem_barrier_all()
  end subroutine compare

  subroutine broadcast(name, routine, words, first, log_stride, members)
    character(len=*), intent(in) :: name
    external :: routine
    integer, intent(in) :: words, first, log_stride, members
    integer, parameter :: sizes(5) = [0, 1, 5, 300, 9000]
    integer, save :: wanted(most)
    integer :: root, n, i
    call prepare(name, first, log_stride, members)
    root = pick(round, 1, members)
    n = sizes(1 + pick(round, 2, 5))
    wanted = poison
    if (member_of(first, log_stride, members) >= 0) then
      call routine(dest(2), source(3), n, root, first, log_stride, members, psync)
      if (member_of(first, log_stride, members) /= root) then
        wanted(2:1 + n*words) = [(bits(round, first + root*2**log_stride, 2 + i), i=1, n*words)]
      end if
    end if
    call shmem_barrier_all()
    call compare(wanted)
  end subroutine broadcast

  !> The sizes differ between the members, and may be 0, where `any_size` says so.
  subroutine collect(name, routine, words, any_size, first, log_stride, members)
    character(len=*), intent(in) :: name
    external :: routine
    integer, intent(in) :: words, first, log_stride, members
    logical, intent(in) :: any_size
    integer, save :: wanted(most)
    integer :: n(0:members - 1), at, i, m
    call prepare(name, first, log_stride, members)
    do m = 0, members - 1
      n(m) = pick(round, merge(m, 0, any_size), 400)
      if (mod(round + m, 5) == 0 .and. any_size) n(m) = 0
    end do
    wanted = poison
    if (member_of(first, log_stride, members) >= 0) then
      call routine(dest, source, n(member_of(first, log_stride, members)), first, log_stride, members, psync)
      at = 0
      do m = 0, members - 1
        wanted(at + 1:at + n(m)*words) = [(bits(round, first + m*2**log_stride, i), i=1, n(m)*words)]
        at = at + n(m)*words
      end do
    end if
    call shmem_barrier_all()
    call compare(wanted)
  end subroutine collect

  subroutine alltoall(name, routine, words, strided, first, log_stride, members)
    character(len=*), intent(in) :: name
    external :: routine
    integer, intent(in) :: words, first, log_stride, members
    logical, intent(in) :: strided
    integer, save :: wanted(most)
    integer :: n, dst, sst, m, i, j, mine, to, from
    call prepare(name, first, log_stride, members)
    n = pick(round, 1, 100)
    dst = 1 + merge(pick(round, 2, 3), 0, strided)
    sst = 1 + merge(pick(round, 3, 3), 0, strided)
    mine = member_of(first, log_stride, members)
    wanted = poison
    if (mine >= 0) then
      if (strided) then
        call routine(dest, source, dst, sst, n, first, log_stride, members, psync)
      else
        call routine(dest, source, n, first, log_stride, members, psync)
      end if
      do m = 0, members - 1
        do i = 0, n - 1
          do j = 1, words
            to = (m*n + i)*dst*words + j
            from = (mine*n + i)*sst*words + j
            wanted(to) = bits(round, first + m*2**log_stride, from)
          end do
        end do
      end do
    end if
    call shmem_barrier_all()
    call compare(wanted)
  end subroutine alltoall
end program collectives
