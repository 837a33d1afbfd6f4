! SPDX-License-Identifier: Apache-2.0
! Helpers of the Fortran tests: checks that name the PE and what was tried, data that every PE can compute for
! every other, an order of PEs. ISOMEM_TEST_SEED changes the data; a failed check prints it.
module check
  implicit none
  private
  public :: start, finish, expect, same, note, near, bits, byte_of, pick, me, npes, next, before

  integer, parameter :: long = selected_int_kind(18)
  integer, save :: me = -1, npes = -1, next = -1, before = -1
  integer, save :: seed = 20260101
  character(len=120), save :: situation = ''

contains

  subroutine start()
    integer, external :: shmem_my_pe, shmem_n_pes
    character(len=32) :: text
    integer :: length, status
    call shmem_init()
    me = shmem_my_pe()
    npes = shmem_n_pes()
    next = mod(me + 1, npes)
    before = mod(me + npes - 1, npes)
    call get_environment_variable('ISOMEM_TEST_SEED', text, length, status)
    if (status == 0 .and. length > 0) read (text(1:length), *) seed
  end subroutine start

  subroutine finish()
    call shmem_barrier_all()
    call shmem_finalize()
  end subroutine finish

  subroutine note(text)
    character(len=*), intent(in) :: text
    situation = text
  end subroutine note

  subroutine expect(holds, what)
    logical, intent(in) :: holds
    character(len=*), intent(in) :: what
    if (holds) return
    write (0, '(a,i0,a,i0,5a,i0)') 'PE ', me, ' of ', npes, ': ', what, '  [', trim(situation), &
      ']  seed ', seed
    call shmem_global_exit(1)
  end subroutine expect

  !> Whether two PEs share memory: not through the loopback wire, nor on two hosts: virtual ones (ISOMEM_HOSTS=n[,cyclic])
  !> or real ones (ISOMEM_TEST_HOSTS, which tests/cluster sets to the same effect).
  function near(pe, other)
    integer, intent(in) :: pe, other
    logical :: near
    character(len=32) :: wire
    call get_environment_variable('ISOMEM_WIRE', wire)
    near = pe == other .or. (wire /= 'loopback' .and. host_of(pe) == host_of(other))
  end function near

  function host_of(pe) result(host)
    integer, intent(in) :: pe
    character(len=32) :: text
    integer :: host, hosts, comma, larger, share, length, status
    host = 0
    call get_environment_variable('ISOMEM_TEST_HOSTS', text, length, status)
    if (status /= 0) call get_environment_variable('ISOMEM_HOSTS', text, length, status)
    if (status /= 0 .or. length == 0) return
    comma = index(text, ',')
    if (comma == 0) comma = length + 1
    read (text(1:comma - 1), *) hosts
    if (comma <= length) then
      host = mod(pe, hosts)
      return
    end if
    share = npes/hosts
    larger = mod(npes, hosts)
    host = pe/(share + 1)
    if (host >= larger) host = larger + (pe - larger*(share + 1))/max(share, 1)
  end function host_of

  subroutine same(got, wanted, what)
    integer(long), intent(in) :: got, wanted
    character(len=*), intent(in) :: what
    character(len=80) :: text
    if (got == wanted) return
    write (text, '(a,i0,a,i0)') ' is ', got, ', not ', wanted
    call expect(.false., what//trim(text))
  end subroutine same

  !> 32 bits that look random and are the same in every PE that asks for them.
  function bits(round, pe, i) result(word)
    integer, intent(in) :: round, pe, i
    integer :: word
    integer(long) :: h
    integer :: step
    h = ieor(int(seed, long), 1000003_long*round + 7919_long*pe + i)
    do step = 1, 3
      h = iand(h*1103515245_long + 12345_long, 281474976710655_long)
      h = ieor(h, ishft(h, -17))
    end do
    word = int(iand(h, 2147483647_long))
  end function bits

  function byte_of(round, pe, i) result(byte)
    integer, intent(in) :: round, pe, i
    integer(1) :: byte
    byte = int(mod(bits(round, pe, i), 251) - 125, 1)
  end function byte_of

  !> A number from 0 to below - 1, the same in all PEs.
  function pick(round, i, below) result(number)
    integer, intent(in) :: round, i, below
    integer :: number
    number = mod(bits(round, 0, i), below)
  end function pick
end module check

!> Counts a routine that it is handed, of whatever kind: outside of the module, so that nobody knows its interface.
subroutine take(routine, n)
  implicit none
  external :: routine
  integer, intent(inout) :: n
  if (loc(routine) /= 0) n = n + 1
end subroutine take
