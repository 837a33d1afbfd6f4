! SPDX-License-Identifier: Apache-2.0
! CO_SUM, CO_MIN, CO_MAX, CO_REDUCE, CO_BROADCAST: types, kinds, ranks, strides, sizes from one element to more than a
! staging area, results on one image.
program collectives
  use, intrinsic :: iso_fortran_env
  implicit none
  type pair
    real(real64) :: value
    integer :: place
    character(5) :: name
  end type
  type mixed
    integer, allocatable :: list(:)
    real :: x
  end type
  integer :: me, n, i, status
  integer, parameter :: sizes(5) = [1, 7, 256, 1000, 40011]
  integer :: total
  character(60) :: message

  me = this_image()
  n = num_images()
  total = n*(n + 1)/2
  do i = 1, size(sizes)
    call reals(sizes(i))
    call integers(sizes(i))
  end do
  call kinds()
  call sections()
  call own_functions()
  call broadcasts()
  call seeds()
contains
  include 'expect.inc'

  subroutine reals(m)
    integer, intent(in) :: m
    real(real64) :: a(m), b(m)
    integer :: k, root
    a = [(me + k, k=1, m)]
    b = a
    call co_sum(a)
    call expect(all(a == [(total + n*k, k=1, m)]), 'CO_SUM of real(8)')
    a = -1
    root = merge(2, 1, n > 1)
    call co_max(b, result_image=root, stat=status, errmsg=message)
    call expect(status == 0, 'stat of CO_MAX')
    if (me == root) call expect(all(b == [(n + k, k=1, m)]), 'CO_MAX on one image')
  end subroutine

  subroutine integers(m)
    integer, intent(in) :: m
    integer(int16) :: a(m)
    integer(int64) :: c(m)
    integer :: k
    a = [(int(mod(k, 100) - me, int16), k=1, m)]
    call co_min(a)
    call expect(all(a == [(mod(k, 100) - n, k=1, m)]), 'CO_MIN of integer(2)')
    c = [(int(k, int64)*2_int64**33 + me, k=1, m)]
    call co_sum(c)
    call expect(all(c == [(n*(int(k, int64)*2_int64**33) + total, k=1, m)]), 'CO_SUM of integer(8)')
  end subroutine

  subroutine kinds()
    integer(int8) :: i1
    integer(16) :: i16
    real(real32) :: r4
    real(16) :: r16
    complex(real32) :: c4(3)
    complex(real64) :: c8
    character(3) :: word(2)
    character(3, kind=4) :: wide(2), narrow
    character(4*len(message)) :: long
    i1 = int(me, int8)
    call co_sum(i1)
    call expect(i1 == total, 'CO_SUM of integer(1)')
    i16 = me*10_16**30
    call co_max(i16)
    call expect(i16 == n*10_16**30, 'CO_MAX of integer(16)')
    r4 = me
    call co_sum(r4)
    call expect(r4 == total, 'CO_SUM of real(4)')
    r16 = me + 1e-25_16
    call co_min(r16)
    call expect(r16 == 1 + 1e-25_16, 'CO_MIN of real(16)')
    c4 = [(cmplx(me, i), i=1, 3)]
    call co_sum(c4)
    call expect(all(c4 == [(cmplx(total, n*i), i=1, 3)]), 'CO_SUM of complex(4)')
    c8 = (1d0, 2d0)*me
    call co_sum(c8)
    call expect(c8 == (1d0, 2d0)*total, 'CO_SUM of complex(8)')
    word = [character(3) :: 'b'//achar(64 + me), 'zz']
    if (me == n) word(2) = 'zza'
    call co_max(word)
    call expect(word(1) == 'b'//achar(64 + n) .and. word(2) == 'zza', 'CO_MAX of characters')
    ! the first bytes of a letter are its low ones: compared byte by byte, 256 would be less than 255
    wide = [char(254 + me, 4)//4_'ab', char(4097 - me, 4)//4_'cd']
    call co_max(wide)
    call expect(wide(1) == char(254 + n, 4)//4_'ab' .and. wide(2) == char(4096, 4)//4_'cd', 'CO_MAX of wide characters')
    wide = [char(254 + me, 4)//4_'ab', char(4097 - me, 4)//4_'cd']
    call co_min(wide)
    call expect(wide(1) == char(255, 4)//4_'ab' .and. wide(2) == char(4097 - n, 4)//4_'cd', 'CO_MIN of wide characters')
    wide = [char(254 + me, 4)//4_'ab', char(4097 - me, 4)//4_'cd']
    call co_max(wide, stat=status, errmsg=message)
    call expect(status == 0 .and. wide(1) == char(254 + n, 4)//4_'ab', 'CO_MAX of wide characters with errmsg')
    long = repeat('x', 4*len(message) - 1)//achar(96 + me)
    call co_max(long, stat=status, errmsg=message)
    call expect(status == 0 .and. long == repeat('x', len(long) - 1)//achar(96 + n), 'CO_MAX of characters with errmsg')
    narrow = char(254 + me, 4)
    call co_reduce(narrow, later_of)
    call expect(narrow == char(254 + n, 4), 'CO_REDUCE of wide characters')
    word(1) = achar(64 + me)
    call co_min(word(1))
    call expect(word(1) == 'A', 'CO_MIN of a character')
  end subroutine

  pure function later_of(a, b)
    character(3, kind=4), intent(in) :: a, b
    character(3, kind=4) :: later_of
    later_of = merge(a, b, a > b)
  end function

  subroutine sections()
    integer :: a(4, 5, 6), before(4, 5, 6), expected(4, 5, 6)
    a = reshape([(me*1000 + i, i=1, size(a))], shape(a))
    before = a
    expected = a
    expected(1:4:2, 5:1:-2, 2:6) = reshape([(0, i=1, 30)], [2, 3, 5])
    call co_sum(a(1:4:2, 5:1:-2, 2:6))
    expected(1:4:2, 5:1:-2, 2:6) = total*1000 + n*(before(1:4:2, 5:1:-2, 2:6) - me*1000)
    call expect(all(a == expected), 'CO_SUM of a section, and nothing beside it')
  end subroutine

  subroutine own_functions()
    integer :: product_of(3)
    logical :: any_of
    real(real64) :: largest
    type(pair) :: p(3)
    character(4) :: text
    product_of = [me, 1, -1]
    call co_reduce(product_of, times)
    call expect(all(product_of == [product([(i, i=1, n)]), 1, (-1)**n]), 'CO_REDUCE with a product')
    any_of = me == n
    call co_reduce(any_of, either)
    call expect(any_of, 'CO_REDUCE of logicals')
    largest = -me
    call co_reduce(largest, larger, result_image=1)
    if (me == 1) call expect(largest == -1, 'CO_REDUCE with a function of values')
    p = [(pair(real(mod(me*i, n + 1), real64), me, 'abcde'), i=1, 3)]
    call co_reduce(p, larger_pair)
    call expect(all(p%value == [(maxval(mod([(i*me, me=1, n)], n + 1)), i=1, 3)]), 'CO_REDUCE of a derived type')
    me = this_image()
    text = repeat(achar(96 + me), 4)
    call co_reduce(text, later)
    call expect(text == repeat(achar(96 + n), 4), 'CO_REDUCE of characters')
  end subroutine

  pure integer function times(a, b)
    integer, intent(in) :: a, b
    times = a*b
  end function

  pure logical function either(a, b)
    logical, intent(in) :: a, b
    either = a .or. b
  end function

  pure real(real64) function larger(a, b)
    real(real64), value :: a, b
    larger = max(a, b)
  end function

  pure type(pair) function larger_pair(a, b)
    type(pair), intent(in) :: a, b
    larger_pair = a
    if (b%value > a%value) larger_pair = b
  end function

  pure function later(a, b)
    character(4), intent(in) :: a, b
    character(4) :: later
    later = max(a, b)
  end function

  subroutine broadcasts()
    real(real64), allocatable :: a(:, :)
    type(pair) :: p(4)
    type(mixed) :: m
    character(:), allocatable :: text
    integer :: root
    do root = 1, n
      a = reshape([(real(me*i, real64), i=1, 300*100)], [300, 100])
      call co_broadcast(a, root)
      call expect(all(a == reshape([(real(root*i, real64), i=1, 300*100)], [300, 100])), 'CO_BROADCAST of an array')
      a = me
      call co_broadcast(a(2:300:3, 7:99:4), root)
      call expect(all(a(2:300:3, 7:99:4) == root) .and. all(a(1::3, :) == me) .and. all(a(:, 8) == me), &
                  'CO_BROADCAST of a section')
      p = pair(me, me, 'name')
      p(2)%name = achar(64 + me)
      call co_broadcast(p, root)
      call expect(all(p%place == root) .and. p(2)%name == achar(64 + root), 'CO_BROADCAST of a derived type')
      m = mixed([me, 2*me, 3*me], me)
      call co_broadcast(m, root)
      call expect(all(m%list == [1, 2, 3]*root) .and. m%x == root, 'CO_BROADCAST of allocatable components')
      text = repeat(achar(96 + me), 5)
      call co_broadcast(text, root)
      call expect(text == repeat(achar(96 + root), 5), 'CO_BROADCAST of a character')
    end do
  end subroutine

  subroutine seeds()
    real :: mine(3), same(3), first(3)
    call random_init(repeatable=.true., image_distinct=.true.)
    call random_number(mine)
    first = mine
    call co_broadcast(first, 1)
    if (me > 1) call expect(any(first /= mine), 'RANDOM_INIT with distinct images')
    call random_init(repeatable=.true., image_distinct=.true.)
    call random_number(same)
    call expect(all(same == mine), 'RANDOM_INIT that can be repeated')
    call random_init(repeatable=.false., image_distinct=.false.)
    call random_number(mine)
    first = mine
    call co_broadcast(first, 1)
    call expect(all(first == mine), 'RANDOM_INIT with the same numbers on all images')
  end subroutine
end program
