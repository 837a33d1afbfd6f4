! SPDX-License-Identifier: Apache-2.0
! Two small programs with coarrays, for run.py: one batch of each, with any number of images. What they have computed is
! checked; a wrong result ends the job.
program programs
  use, intrinsic :: iso_fortran_env, only: int64, real64, atomic_int_kind
  implicit none
  integer, parameter :: slots = 2**17, keys = slots/2  ! of an image
  integer, parameter :: nx = 64, ny = 64, nz = 128, rounds = 20
  integer(atomic_int_kind) :: table(0:slots - 1)[*]
  real, allocatable :: p(:, :, :)[:]
  integer :: me, n

  me = this_image()
  n = num_images()
  call hash_table()
  call himeno()

contains

  real(real64) function now()
    integer(int64) :: ticks, rate
    call system_clock(ticks, rate)
    now = real(ticks, real64)/real(rate, real64)
  end function

  subroutine tell(name, rate, unit)
    character(*), intent(in) :: name, unit
    real(real64), intent(in) :: rate
    character(12) :: value
    if (me /= 1) return
    write (value, '(es12.5)') rate
    value = adjustl(value)
    print '(3a, i0, 8a)', 'bench name=coarray_', name, ' pes=', n, ' bytes=0 value=', trim(value), ' unit=', unit, &
      ' batches=1 per_batch=1 low=', trim(value), ' high='//trim(value)
  end subroutine

  ! Open addressing over the memory of all images: a key goes to the first free slot after its own, claimed by ATOMIC_CAS.
  ! Each image inserts the keys of another one as well, at the same time as that. Half full at the end.
  subroutine hash_table()
    integer :: i, used
    real(real64) :: began
    table = 0
    sync all
    began = now()
    do i = 1, keys
      call insert(key_of(me, i))
      call insert(key_of(mod(me, n) + 1, i))
    end do
    sync all
    call tell('hash_insert', 2d-6*keys*n/(now() - began), 'M/s')
    used = count(table /= 0)
    call co_sum(used)
    if (used /= keys*n) error stop 'hash table: a key is there twice, or is lost'
    do i = 1, keys
      if (.not. is_there(key_of(me, i))) error stop 'hash table: a key is lost'
    end do
    sync all
  end subroutine

  integer function key_of(image, i)
    integer, intent(in) :: image, i
    key_of = (image - 1)*keys + i
  end function

  ! Spreads keys over images and slots.
  integer(int64) function mixed(key)
    integer, intent(in) :: key
    mixed = iand(key*2654435761_int64, 2_int64**32 - 1)
    mixed = ieor(mixed, ishft(mixed, -15))
  end function

  subroutine insert(key)
    integer, intent(in) :: key
    integer :: image, slot
    integer(atomic_int_kind) :: before
    image = int(mod(mixed(key), int(n, int64))) + 1
    slot = int(mod(mixed(key)/n, int(slots, int64)))
    do
      call atomic_cas(table(slot)[image], before, 0, key)
      if (before == 0 .or. before == key) return
      slot = mod(slot + 1, slots)
    end do
  end subroutine

  logical function is_there(key)
    integer, intent(in) :: key
    integer :: image, slot, found
    image = int(mod(mixed(key), int(n, int64))) + 1
    slot = int(mod(mixed(key)/n, int(slots, int64)))
    do
      found = table(slot)[image]
      is_there = found == key
      if (is_there .or. found == 0) return
      slot = mod(slot + 1, slots)
    end do
  end function

  ! Poisson's equation by the 19-point Jacobi iteration of Himeno's benchmark, planes of z divided among the images. The
  ! result has the bits of an iteration by one image.
  subroutine himeno()
    integer :: first, last, most, round, from, z
    real :: residue
    real(real64) :: began
    real, allocatable :: whole(:, :, :), next(:, :, :)
    most = (nz - 2 + n - 1)/n
    from = min((me - 1)*most, nz - 2)  ! p(:, :, 1) here is plane from + 1
    first = 2
    last = min(most, nz - 2 - from) + 1
    allocate (p(nx, ny, most + 2)[*], next(nx, ny, most + 2))
    do z = 1, last + 1
      p(:, :, z) = real((from + z - 1)**2)/real((nz - 1)**2)
    end do
    next = p
    sync all
    began = now()
    do round = 1, rounds
      call step(p, next, first, last, residue)
      p(:, :, first:last) = next(:, :, first:last)
      sync all
      if (last >= first) then
        if (from > 0) p(:, :, most + 2)[me - 1] = p(:, :, first)
        if (from + last < nz - 1) p(:, :, 1)[me + 1] = p(:, :, last)
      end if
      call co_sum(residue)
      sync all
    end do
    call tell('himeno', 34d-6*(nx - 2)*(ny - 2)*(nz - 2)*rounds/(now() - began), 'MFLOPS')
    allocate (whole(nx, ny, nz))
    do z = 1, nz
      whole(:, :, z) = real((z - 1)**2)/real((nz - 1)**2)
    end do
    deallocate (next)
    allocate (next, source=whole)
    do round = 1, rounds
      call step(whole, next, 2, nz - 1, residue)
      whole = next
    end do
    if (any(p(:, :, first:last) /= whole(:, :, from + first:from + last))) error stop 'himeno: a wrong result'
    sync all
  end subroutine

  pure subroutine step(a, b, first, last, residue)
    real, intent(in) :: a(:, :, :)
    real, intent(inout) :: b(:, :, :)
    integer, intent(in) :: first, last
    real, intent(out) :: residue
    real :: s
    integer :: i, j, k
    residue = 0
    do k = first, last
      do j = 2, ny - 1
        do i = 2, nx - 1
          s = a(i + 1, j, k) + a(i, j + 1, k) + a(i, j, k + 1) &
              + 0.0*(a(i + 1, j + 1, k) - a(i + 1, j - 1, k) - a(i - 1, j + 1, k) + a(i - 1, j - 1, k)) &
              + 0.0*(a(i, j + 1, k + 1) - a(i, j - 1, k + 1) - a(i, j + 1, k - 1) + a(i, j - 1, k - 1)) &
              + 0.0*(a(i + 1, j, k + 1) - a(i - 1, j, k + 1) - a(i + 1, j, k - 1) + a(i - 1, j, k - 1)) &
              + a(i - 1, j, k) + a(i, j - 1, k) + a(i, j, k - 1)
          s = s/6.0 - a(i, j, k)
          residue = residue + s*s
          b(i, j, k) = a(i, j, k) + 0.8*s
        end do
      end do
    end do
  end subroutine
end program
