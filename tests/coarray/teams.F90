! SPDX-License-Identifier: Apache-2.0
! FORM, CHANGE, END and SYNC TEAM: any members, nested teams, coarrays allocated inside, images of teams in selectors.
program teams
  use, intrinsic :: iso_fortran_env
  implicit none
  type(team_type) :: thirds, halves, again, world
  integer :: me, n, i, s, number, size_of_mine, round
  integer :: x[*], y[*] = 0, unchanged[*], named[*]
  integer, allocatable :: inside(:)[:], after(:)[:], uneven(:)[:], kept(:)[:], moving(:)[:]
  type(lock_type), allocatable :: guard[:]

  me = this_image()
  n = num_images()
  call expect(team_number() == -1, 'number of the initial team')
  form team (1, world)
  ! not a range with a stride for n >= 5: 1 2 4 ... and 3 ...
  number = merge(7, 4, any(me == [1, 2, 4, 8]))
  size_of_mine = count([(merge(7, 4, any(i == [1, 2, 4, 8])) == number, i=1, n)])
  x = 100*me
  unchanged = 100*me
  sync all
  do round = 1, 3
    form team (number, thirds)
    change team (thirds)
      call expect(team_number() == number, 'TEAM_NUMBER')
      call expect(num_images() == size_of_mine, 'NUM_IMAGES in a team')
      call expect(this_image() == count([(merge(7, 4, any(i == [1, 2, 4, 8])) == number, i=1, me)]), 'THIS_IMAGE in a team')
#if __GNUC__ < 16
      call expect(this_image(distance=0) == this_image() .and. this_image(distance=1) == me .and. &
                  this_image(distance=9) == me, 'THIS_IMAGE of an ancestor')
      call expect(num_images(distance=0) == size_of_mine .and. num_images(distance=1) == n, 'NUM_IMAGES of an ancestor')
#else
      call in_a_team_of_fortran_2018
#endif
      s = me
      call co_sum(s)
      call expect(s == sum([(merge(i, 0, merge(7, 4, any(i == [1, 2, 4, 8])) == number), i=1, n)]), 'CO_SUM in a team')
      ! the teams allocate different sizes, so that later coarrays lie elsewhere on each
      allocate (inside(100*number)[*])
      inside = this_image()
      allocate (guard[*])
      sync all
      i = mod(this_image(), num_images()) + 1
      call expect(inside(100*number)[i] == i, 'a coarray that a team has allocated')
      x[i] = 1000*i + number
      sync team (thirds)
      call expect(x == 1000*this_image() + number, 'a coarray of the initial team in a team')
      y[1, team=world] = 9
      form team (mod(this_image(), 2) + 1, halves)
      change team (halves)
        s = 1
        call co_sum(s)
        call expect(s == num_images(), 'a team in a team')
        sync team (thirds)
      end team
    end team
    call expect(.not. allocated(inside) .and. .not. allocated(guard), 'what a team has allocated ends with it')
    call expect(this_image() == me .and. num_images() == n, 'the initial team again')
  end do
  sync all
  if (me == 1) call expect(y == 9, 'an image of another team in a selector')
  ! one team keeps more memory than the other: what all allocate later lies at other places
  form team (merge(1, 2, me == 1), again)
  change team (again)
    allocate (uneven(merge(5000, 10, me == 1))[*])
    allocate (after(10)[*])
    deallocate (uneven)
    after = me
    sync all
    call expect(all(after(:)[1] == merge(1, 2, me == 1)), 'a coarray behind a hole')
  end team
  allocate (after(3000)[*])
  after = [(me*i, i=1, 3000)]
  sync all
  i = mod(me, n) + 1
  call expect(all(after(2:3000:7)[i] == [(i*s, s=2, 3000, 7)]), 'a coarray at different places')
  sync all
  after(5)[i] = -me
  sync all
  call expect(after(5) == -(mod(me + n - 2, n) + 1), 'a put to a coarray at a different place')
  sync all
  ! MOVE_ALLOC has moved a coarray away from the variable that was allocated
  change team (again)
    allocate (moving(50)[*])
    moving = [(me*i, i=1, 50)]
    call move_alloc(moving, kept)
    allocate (moving(50)[*])
    moving = -1
  end team
  call expect(.not. allocated(moving), 'a second coarray of the same variable ends with the team')
  if (allocated(kept)) then
    deallocate (after)
    allocate (after(3000)[*], moving(50)[*])
    after = -2
    moving = -3
    call expect(all(kept == [(me*i, i=1, 50)]), 'a coarray that was moved keeps its memory')
  end if
contains
#if __GNUC__ >= 16
  ! what gfortran before version 16 has not
  subroutine set(variable)
    integer, intent(out) :: variable
    variable = 77
  end subroutine

  subroutine in_a_team_of_fortran_2018
    integer :: status, k, other
    type(team_type) :: reversed
    call expect(num_images(thirds) == size_of_mine .and. num_images(number) == size_of_mine, 'NUM_IMAGES')
    call expect(this_image(thirds) == this_image() .and. this_image(get_team(initial_team)) == me, 'THIS_IMAGE of a team')
    call expect(this_image(get_team(parent_team)) == me .and. team_number(get_team()) == number, 'GET_TEAM')
    other = 11 - number
    if (n > 2) then
      call expect(num_images(other) == n - size_of_mine, 'NUM_IMAGES of a sibling')
      k = unchanged[1, team_number=other]
      call expect(k == 100*merge(1, 3, other == 7), 'an image of a sibling')
    end if
    k = unchanged[me, team=world]
    call expect(k == 100*me, 'TEAM= of an object that is read')
    call set(status)  ! a variable of which nobody else takes the address is given to FORM TEAM and the like as a copy
    form team (1, reversed, new_index=num_images() + 1 - this_image(), stat=status)
    call expect(status == 0, 'STAT= of FORM TEAM')
    call set(status)
    other = this_image()
    change team (reversed, also_named[*] => named, stat=status)
      call expect(status == 0 .and. this_image() == num_images() + 1 - other, 'NEW_INDEX=')
      also_named[this_image()] = 4
      sync team (reversed, stat=status)
      call expect(status == 0 .and. named == 4, 'a coarray under another name')
    end team (stat=status)
    call expect(status == 0, 'STAT= of END TEAM')
  end subroutine
#endif
  include 'expect.inc'
end program
