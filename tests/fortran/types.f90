! SPDX-License-Identifier: Apache-2.0
! Put and get of data of their own types, from all places that are symmetric: COMMON blocks (where a COMPLEX lies at a
! multiple of 4 bytes), SAVE, DATA, modules. Strings come with hidden lengths, of which none may count.
module storage
  implicit none
  double precision, save :: in_module(5) = -1
end module storage

program types
  use check
  use storage
  implicit none
  include 'shmem.fh'
  integer :: round

  call start()
  do round = 1, 20
    call numbers()
    call strings()
    call both_in_one()
  end do
  call finish()

contains

  subroutine numbers()
    integer :: filler, i, whole(9)
    complex :: pairs(7), from_pairs(7)
    complex(8) :: wide(3)
    real(16) :: quads(4)
    logical, save :: flags(11)
    real, save :: reals(6)
    logical :: from_flags(11)
    common /odd/ filler, pairs, whole, wide, quads
    data reals/6*-1.0/

    whole = -1
    flags = .false.
    pairs = -1
    call shmem_barrier_all()
    do i = 1, 11
      from_flags(i) = mod(bits(round, me, i), 2) == 0
    end do
    from_pairs = [(cmplx(bits(round, me, i), i), i=1, 7)]
    call shmem_logical_put(flags, from_flags, 11, next)
    call shmem_complex_put(pairs, from_pairs, 7, next)
    call shmem_integer_put(whole, [(bits(round, me, i), i=1, 9)], 9, next)
    call shmem_real_put(reals, [(real(bits(round, me, i)), i=1, 6)], 6, next)
    call shmem_double_put(in_module, [(dble(bits(round, me, i)), i=1, 5)], 5, next)
    call shmem_put128(wide, [(cmplx(i, me, 8), i=1, 3)], 3, next)
    call shmem_put128(quads, [(real(bits(round, me, i), 16)/3, i=1, 4)], 4, next)
    call shmem_barrier_all()
    do i = 1, 11
      call expect(flags(i) .eqv. mod(bits(round, before, i), 2) == 0, 'LOGICAL')
    end do
    do i = 1, 7
      call expect(pairs(i) == cmplx(bits(round, before, i), i), 'COMPLEX')
    end do
    do i = 1, 9
      call expect(whole(i) == bits(round, before, i), 'INTEGER in COMMON')
    end do
    do i = 1, 6
      call expect(reals(i) == real(bits(round, before, i)), 'REAL with DATA')
    end do
    do i = 1, 5
      call expect(in_module(i) == dble(bits(round, before, i)), 'DOUBLE PRECISION of a module')
    end do
    do i = 1, 3
      call expect(wide(i) == cmplx(i, before, 8), 'COMPLEX*16')
    end do
    do i = 1, 4
      call expect(quads(i) == real(bits(round, before, i), 16)/3, 'REAL*16')
    end do
    call shmem_get8(from_pairs, pairs, 7, next)
    call expect(all(from_pairs == [(cmplx(bits(round, me, i), i), i=1, 7)]), 'COMPLEX by SHMEM_GET8')
    call shmem_barrier_all()
  end subroutine numbers

  subroutine strings()
    character(len=60), save :: text
    character(len=7), save :: words(5)
    character(len=1), save :: letters(30)
    character(len=13) :: mine
    character(len=60) :: got
    integer :: i

    text = repeat('.', 60)
    words = '-------'
    letters = '?'
    call shmem_barrier_all()
    mine = 'PE'//repeat(achar(97 + mod(me, 26)), 11)
    call shmem_character_put(text(11:), mine, 13, next)         ! into the middle of a longer string
    call shmem_character_put(words(2), mine//mine, 14, next)    ! over two elements of an array
    call shmem_character_put(letters(3), mine(3:3), 1, next)
    call shmem_putmem(letters(5), mine, 6, next)
    call shmem_barrier_all()
    mine = 'PE'//repeat(achar(97 + mod(before, 26)), 11)
    call expect(text == repeat('.', 10)//mine//repeat('.', 37), 'a string is '//text)
    call expect(words(1) == '-------' .and. words(2)//words(3) == mine//'P' .and. words(4) == '-------', &
      'an array of strings is '//words(1)//words(2)//words(3)//words(4))
    call expect(letters(3) == mine(3:3) .and. letters(2)//letters(4) == '??', 'a letter')
    do i = 1, 6
      call expect(letters(4 + i) == mine(i:i), 'letters by SHMEM_PUTMEM')
    end do
    got = repeat('!', 60)
    call shmem_character_get(got(5:9), text(11:), 4, next)
    call expect(got == '!!!!PE'//repeat(achar(97 + mod(me, 26)), 2)//repeat('!', 52), 'a string by get is '//got)
    call shmem_character_get_nbi(got, text, 60, next)
    call shmem_quiet()
    call expect(got(1:10) == '..........' .and. got(24:) == repeat('.', 37), 'a string by get_nbi')
    call shmem_barrier_all()
  end subroutine strings

  !> One routine with arguments of several types in one program: what OpenSHMEM allows and Fortran does not.
  subroutine both_in_one()
    integer(8), save :: long
    real(8), save :: double
    long = -1
    double = -1
    call shmem_barrier_all()
    call shmem_put8(long, int(me, 8)*10_8**12, 1, next)
    call shmem_put8(double, me*0.5d0, 1, next)
    call shmem_barrier_all()
    call expect(long == before*10_8**12 .and. double == before*0.5d0, 'SHMEM_PUT8 of two types')
    call shmem_barrier_all()
    call shmem_put(long, int(me, 8) + 7, 1, next)
    call shmem_barrier_all()
    call expect(long == before + 7, 'SHMEM_PUT')
    call shmem_get(double, long, 1, me)
    call expect(transfer(double, 1_8) == before + 7, 'SHMEM_GET')
    call shmem_barrier_all()
  end subroutine both_in_one
end program types
