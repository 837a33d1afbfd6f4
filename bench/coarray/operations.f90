! SPDX-License-Identifier: Apache-2.0
! Times of coarray operations by two images, for run.py: one batch of each. Image 1 measures what only one image does;
! the other waits in SYNC ALL.
program operations
  use, intrinsic :: iso_fortran_env, only: int64, real64, lock_type, event_type, atomic_int_kind
  implicit none
  integer, parameter :: big = 1024*1024
  real(real64) :: x(big)[*], a(1024, 1024)[*]
  real(real64), allocatable :: y(:), b(:, :)
  real :: c(100, 100, 100)[*]
  real, allocatable :: d(:, :), e(:, :, :)
  real(real64) :: s, t0
  type(lock_type) :: guard[*]
  type(event_type) :: ping[*]
  integer(atomic_int_kind) :: counter[*]
  integer :: old, i, n, me, other
  logical :: root

  me = this_image()
  other = min(2, num_images())
  root = me == 1
  allocate (y(big), b(256, 256), d(100, 100), e(25, 20, 7))
  x = me; y = 0; a = me; b = 1; c = me; d = 1; e = 1
  counter = 0

  call block_sizes()
  call sections()
  call single_words()
  call together()

contains

  real(real64) function now()
    integer(int64) :: ticks, rate
    call system_clock(ticks, rate)
    now = real(ticks, real64)/real(rate, real64)
  end function

  ! Repetitions for about 20 ms at a guess of the time of one.
  integer function times(seconds)
    real(real64), intent(in) :: seconds
    times = max(3, min(200000, nint(0.02d0/seconds)))
  end function

  subroutine start()
    sync all
    t0 = now()
  end subroutine

  ! A time where that of a call is wanted, else a rate.
  subroutine finish(name, repetitions, bytes)
    character(*), intent(in) :: name
    integer, intent(in) :: repetitions, bytes
    real(real64) :: each
    logical :: is_time
    character(12) :: value
    each = (now() - t0)/repetitions
    sync all
    if (.not. root) return
    is_time = bytes <= 2048 .or. name == 'co_sum' .or. name == 'co_broadcast'
    write (value, '(es12.5)') merge(each*1d6, bytes/each*1d-9, is_time)
    value = adjustl(value)
    print '(3a, i0, 5a, i0, 4a)', 'bench name=coarray_', name, ' pes=2 bytes=', bytes, ' value=', trim(value), &
      ' unit=', trim(merge('us  ', 'GB/s', is_time)), ' batches=1 per_batch=', repetitions, ' low=', trim(value), &
      ' high=', trim(value)
  end subroutine

  subroutine block_sizes()
    integer :: k
    integer, parameter :: counts(5) = [1, 256, 4096, 65536, big]
    do k = 1, 5
      n = times(2d-7 + counts(k)*8d-10)
      call start()
      if (root) then
        do i = 1, n
          x(1:counts(k))[other] = y(1:counts(k))
        end do
      end if
      call finish('put', n, counts(k)*8)
      call start()
      if (root) then
        do i = 1, n
          y(1:counts(k)) = x(1:counts(k))[other]
        end do
      end if
      call finish('get', n, counts(k)*8)
    end do
  end subroutine

  subroutine sections()
    n = 20
    call start()
    if (root) then
      do i = 1, n
        a(101:356, 201:456)[other] = b
      end do
    end if
    call finish('put_block', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        b = a(101:356, 201:456)[other]
      end do
    end if
    call finish('get_block', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        a(1:512:2, 201:456)[other] = b
      end do
    end if
    call finish('put_stride_2_1', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        b = a(1:512:2, 201:456)[other]
      end do
    end if
    call finish('get_stride_2_1', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        a(7, :)[other] = y(1:1024)
      end do
    end if
    call finish('put_row', n, 1024*8)
    call start()
    if (root) then
      do i = 1, n
        y(1:1024) = a(7, :)[other]
      end do
    end if
    call finish('get_row', n, 1024*8)
    call start()
    if (root) then
      do i = 1, n
        a(1:1024:4, 1:1024:4)[other] = b
      end do
    end if
    call finish('put_stride_4_4', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        b = a(1:1024:4, 1:1024:4)[other]
      end do
    end if
    call finish('get_stride_4_4', n, 256*256*8)
    call start()
    if (root) then
      do i = 1, n
        c(1, :, :)[other] = d
      end do
    end if
    call finish('put_face', n, 100*100*4)
    call start()
    if (root) then
      do i = 1, n
        d = c(1, :, :)[other]
      end do
    end if
    call finish('get_face', n, 100*100*4)
    call start()
    if (root) then
      do i = 1, n
        c(1:50:2, 1:40:2, 1:28:4)[other] = e
      end do
    end if
    call finish('put_stride_2_2_4', n, 25*20*7*4)
  end subroutine

  subroutine single_words()
    n = 20000
    call start()
    if (root) then
      do i = 1, n
        x(1)[other] = s
      end do
    end if
    call finish('put_scalar', n, 8)
    s = 0
    call start()
    if (root) then
      do i = 1, n
        s = s + x(1)[other]
      end do
    end if
    call finish('get_scalar', n, 8)
    call start()
    if (root) then
      do i = 1, n
        lock (guard[other])
        unlock (guard[other])
      end do
    end if
    call finish('lock', n, 0)
    call start()
    if (root) then
      do i = 1, n
        lock (guard)
        unlock (guard)
      end do
    end if
    call finish('lock_own', n, 0)
    call start()
    if (root) then
      do i = 1, n
        call atomic_fetch_add(counter[other], 1, old)
      end do
    end if
    call finish('fetch_add', n, 4)
    call start()
    if (root) then
      do i = 1, n
        call atomic_define(counter[other], i)
      end do
    end if
    call finish('define', n, 4)
  end subroutine

  subroutine together()
    n = 5000
    call start()
    do i = 1, n
      lock (guard[1])
      unlock (guard[1])
    end do
    call finish('lock_contended', n, 0)
    call start()
    do i = 1, n
      critical
        old = i
      end critical
    end do
    call finish('critical', n, 0)
    call start()
    do i = 1, n
      sync all
    end do
    call finish('sync_all', n, 0)
    if (num_images() == 2) then
      call start()
      do i = 1, n
        sync images (3 - me)
      end do
      call finish('sync_images', n, 0)
      call start()
      do i = 1, n
        if (root) then
          event post (ping[2])
          event wait (ping)
        else
          event wait (ping)
          event post (ping[1])
        end if
      end do
      call finish('event', 2*n, 0)
    end if
    call start()
    do i = 1, n
      s = i
      call co_sum(s)
    end do
    call finish('co_sum', n, 8)
    call start()
    do i = 1, 500
      call co_sum(y(1:1024))
    end do
    call finish('co_sum', 500, 8192)
    y = 1
    call start()
    do i = 1, 5
      call co_sum(y)
    end do
    call finish('co_sum', 5, 8*big)
    call start()
    do i = 1, n
      call co_broadcast(s, 1)
    end do
    call finish('co_broadcast', n, 8)
    call start()
    do i = 1, 5
      call co_broadcast(y, 1)
    end do
    call finish('co_broadcast', 5, 8*big)
  end subroutine
end program
