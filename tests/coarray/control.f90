! SPDX-License-Identifier: Apache-2.0
! Image control: SYNC IMAGES, locks, critical sections, events; atomics. Static and allocatable variables.
program control
  use, intrinsic :: iso_fortran_env
  implicit none
  integer :: me, n, i, k, before, after, status
  integer :: x[*] = 5, sum[*]
  integer(atomic_int_kind) :: word[*], old, one
  logical(atomic_logical_kind) :: flag[*], seen
  type(lock_type) :: guard(3)[*]
  type(lock_type), allocatable :: late[:]
  type(event_type) :: posted(2)[*]
  type(event_type), allocatable :: other_event[:]
  logical :: got
  character(80) :: message
  integer, allocatable :: ring(:)

  me = this_image()
  n = num_images()
  after = mod(me, n) + 1
  before = mod(me + n - 2, n) + 1
  call expect(x[after] == 5, 'an initial value of another image')
  sync all

  ! a ring of pairs, many times: what was put before is seen after
  if (before == after) then
    ring = [before]
  else
    ring = [before, after]
  end if
  do i = 1, 200
    x[after] = 1000*me + i
    sync images (ring)
    call expect(x == 1000*before + i, 'put, SYNC IMAGES, read')
    sync images (ring)
  end do
  sync images (*)
  sync images (me)
  sync memory

  ! locks: one for each image and element
  sum = 0
  allocate (late[*], other_event[*])
  sync all
  do i = 1, 50
    ! in two statements: gfortran 15 reads a coindexed object of this image in an expression that it assigns to one
    lock (guard(2)[1])
    k = sum[1]
    sum[1] = k + 1
    unlock (guard(2)[1])
    lock (late[n])
    k = sum[n]
    sum[n] = k + 1
    unlock (late[n])
    critical
      k = x[1]
      x[1] = k + 1
    end critical
  end do
  sync all
  if (me == 1) call expect(sum == merge(100, 50, n == 1)*n, 'sum under a lock')
  if (me == n .and. n > 1) call expect(sum == 50*n, 'sum under a lock of the last image')
  if (me == 1) call expect(x == 1000*before + 200 + 50*n, 'sum in a critical section')

  lock (guard(1))
  lock (guard(3)[after], acquired_lock=got)
  call expect(got, 'a lock of another image is another one')
  lock (guard(1), stat=status, errmsg=message)
  call expect(status == stat_locked .and. index(message, 'locked') > 0, 'STAT_LOCKED')
  sync all
  if (n > 1) then
    unlock (guard(1)[after], stat=status)
    call expect(status == stat_locked_other_image, 'STAT_LOCKED_OTHER_IMAGE')
    lock (guard(1)[after], acquired_lock=got)
    call expect(.not. got, 'ACQUIRED_LOCK= of a lock that is held')
  end if
  sync all
  unlock (guard(1), stat=status)
  call expect(status == 0, 'stat of UNLOCK')
  unlock (guard(3)[after])

  ! events
  event post (posted(2)[after])
  event post (posted(2)[after], stat=status)
  call expect(status == 0, 'stat of EVENT POST')
  event post (other_event[after])
  event wait (posted(2), until_count=2)
  event wait (other_event)
  call event_query(posted(2), i)
  call expect(i == 0, 'count of an event that was waited for')
  event post (posted(1))
  call event_query(posted(1), i, stat=status)
  call expect(i == 1 .and. status == 0, 'count of an event')
  sync all

  ! atomics
  call atomic_define(word[after], 3)
  call atomic_define(flag[after], .true.)
  sync all
  call atomic_ref(old, word)
  call atomic_ref(seen, flag[after])
  call expect(old == 3 .and. seen, 'ATOMIC_DEFINE and ATOMIC_REF')
  sync all
  one = 1
  call atomic_add(word[1], one)
  call atomic_fetch_add(word[1], one, old)
  call expect(old >= 3 .and. old < 3 + 2*n, 'ATOMIC_FETCH_ADD')
  sync all
  call atomic_ref(old, word[1])
  call expect(old == 3 + 2*n, 'ATOMIC_ADD of all images')
  sync all
  if (me == 1) then
    word = int(b'1100')
    call atomic_and(word, int(b'0111'))
    call atomic_or(word, int(b'0001'))
    call atomic_xor(word, int(b'0100'))
    call atomic_ref(old, word)
    call expect(old == 1, 'ATOMIC_AND, OR, XOR')
    call atomic_fetch_or(word[n], 2, old)
    call atomic_fetch_and(word[n], 6, i)
    call atomic_fetch_xor(word[n], 3, i)
    call atomic_ref(i, word[n])
    call expect(iand(ieor(ior(old, 2), 0), 6) == ieor(i, 3), 'ATOMIC_FETCH_OR, AND, XOR')
    call atomic_cas(word[n], old, i, 77)
    call expect(old == i, 'old value of ATOMIC_CAS')
    call atomic_cas(word[n], old, i, 78, stat=status)
    call expect(old == 77 .and. status == 0, 'ATOMIC_CAS that does not change')
  end if
  sync all

  ! what an image does to one word of another image happens in its order, with and without an answer
  do i = 1, 300
    call atomic_define(word[after], i)
    call atomic_ref(old, word[after])
    call expect(old == i, 'ATOMIC_REF after ATOMIC_DEFINE')
    call atomic_add(word[after], 5)
    call atomic_fetch_add(word[after], 1, old)
    call expect(old == i + 5, 'ATOMIC_FETCH_ADD after ATOMIC_ADD')
    call atomic_define(word[after], -i)
    call expect(word[after] == -i, 'a reference after ATOMIC_DEFINE')
    critical
    end critical
    lock (guard(1)[after])
    unlock (guard(1)[after])
  end do
  sync all
  deallocate (late, other_event)
  sync all (stat=status, errmsg=message)
  call expect(status == 0, 'stat of SYNC ALL')
contains
  include 'expect.inc'
end program
