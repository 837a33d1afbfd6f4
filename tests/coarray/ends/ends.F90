! SPDX-License-Identifier: Apache-2.0
! How images and jobs end: one case a run, named by the argument. ends_test.py knows what must come out.
program ends
  use, intrinsic :: iso_fortran_env
  implicit none
  type holder
    integer, allocatable :: c(:), one
  end type
  type pointer_holder
    integer, pointer :: p(:) => null()
  end type
  type object_holder
    type(holder), pointer :: o => null()
  end type
  type letter_holder
    character(:), allocatable :: c
  end type
  integer :: me, status, x[*], k, i, s(700)
  integer, allocatable :: list(:), made(:)[:]
  type(lock_type) :: guard[*], guards(2)[*]
  type(event_type) :: posted[*]
  integer(atomic_int_kind) :: word[*] = 0
  type(holder) :: h[*]
  type(pointer_holder), save :: pointing[*]
  type(object_holder), save :: object_at[*]
  type(holder), target :: object
  type(letter_holder), save :: letters[*]
  type(holder), allocatable :: inside(:)[:]
  type(team_type) :: all_images
  character(100) :: message
  character(40) :: what
  integer, target :: local(3)

  me = this_image()
  x = me
  call get_command_argument(1, what)
  sync all
  select case (what)
  case ('stop')
    if (me == 2) stop 3
    message = 'as it was'
    sync all (stat=status, errmsg=message)
    if (status /= stat_stopped_image .or. message /= 'SYNC ALL: image 2 has stopped') error stop 9
    message = repeat('x', len(message))
    sync images ([2], stat=status, errmsg=message)
    if (status /= stat_stopped_image .or. message /= 'SYNC IMAGES: image 2 has stopped') error stop 12
    list = stopped_images()
    if (.not. any(list == 2) .or. image_status(2) /= stat_stopped_image) error stop 10
    k = x[2]
    if (k /= 2) error stop 11
    sync images (4 - me) ! or the other one, which has stopped by then, may be named in the messages above
    print '(a)', 'went on'
  case ('exit')
    if (me == 2) call exit(0)
    sync images (2, stat=status)
    if (status /= stat_stopped_image) error stop 9
    print '(a)', 'went on'
  case ('exit with a status')
    if (me == 2) call exit(7)
    sync images (2)
  case ('end of file')
    if (me == 1) read (*, *) k
    sync all
  case ('error in a list')
    k = num_images() + 1
    if (me == 1) print *, x[k]
    sync all
  case ('stop in a list')
    print *, stopping()
  case ('forked child')
    if (me == 2) call leave_in_child()
    sync all
    if (image_status(2) /= 0) error stop 9
    sync all  ! so that no image ends, and has stopped, before the others have looked
    print '(a)', 'went on'
  case ('fail')
    if (me == 2) fail image
    sync all (stat=status)
    if (status /= stat_failed_image) error stop 9
    list = failed_images()
    if (size(list) /= 1 .or. list(1) /= 2 .or. image_status(2) /= stat_failed_image) error stop 10
    k = 1
    message = 'as it was'
    call co_sum(k, stat=status, errmsg=message)
    if (status /= stat_failed_image .or. message /= 'as it was') error stop 11
    lock (guard[2], stat=status)
    if (status /= stat_failed_image) error stop 12
    unlock (guard[2], stat=status)
    if (status /= stat_failed_image) error stop 13
    event post (posted[2], stat=status)
    if (status /= stat_failed_image) error stop 14
    call atomic_add(word[2], 1, stat=status)
    if (status /= stat_failed_image) error stop 15
    call atomic_ref(i, word[2], stat=status)
    if (status /= stat_failed_image) error stop 16
    lock (guard[1], stat=status)
    if (status /= 0) error stop 17
    unlock (guard[1])
    critical
      k = k + 1
    end critical
    sync all (stat=status)
    print '(a)', 'went on'
  case ('broadcast of a stopped image', 'broadcast of a failed image')
    if (me == 2 .and. what == 'broadcast of a stopped image') stop
    if (me == 2) fail image
    k = me
    call co_broadcast(k, 2, stat=status)
    if (status /= merge(stat_stopped_image, stat_failed_image, what == 'broadcast of a stopped image') .or. k /= me) &
      error stop 9
    print '(a)', 'went on'
  case ('broadcast, then stop')
    if (me /= 2) call sleep(1)
    do i = 1, 10
      k = merge(i, 0, me == 2)
      call co_broadcast(k, 2, stat=status)
      if (status /= 0 .or. k /= i) error stop 9
    end do
    print '(a)', 'went on'
  case ('broadcast to a failed image')
    if (me == 2) fail image
    sync images (2, stat=status)
    do i = 1, 1000
      s = merge(i, 0, me == 1)
      call co_broadcast(s(1 + mod(i, 2):), 1, stat=status)
      if (status /= stat_failed_image .or. any(s(1 + mod(i, 2):) /= i)) error stop 9
      k = i
      call co_sum(k, stat=status)
      if (status /= stat_failed_image .or. k /= 2*i) error stop 10
      s(:10) = me
      call co_max(s(:10), result_image=3, stat=status)
      if (status /= stat_failed_image .or. (me == 3 .and. any(s(:10) /= 3))) error stop 11
      sync all (stat=status)
      if (status /= stat_failed_image) error stop 12
    end do
    do i = 1, 300  ! more than there are lines
      sync all (stat=status)
    end do
    k = me
    call co_broadcast(k, 1, stat=status)
    if (status /= stat_failed_image .or. k /= 1) error stop 13
    print '(a)', 'went on'
  case ('broadcast of a stopped image, no stat')
    if (me == 2) stop
    call co_broadcast(k, 2)
  case ('fail with a waiter')
    if (me == 1) lock (guard[2])
    sync all
    if (me == 2) then
      call sleep(1)
      fail image
    end if
    if (me == 3) then
      lock (guard[2], stat=status)
      if (status /= stat_failed_image) error stop 9
      print '(a)', 'went on'
    end if
    sync all (stat=status)
  case ('post to a failed image')
    if (me == 2) fail image
    sync images (2, stat=status)
    event post (posted[2])
  case ('killed')
    if (me == 2) then
      lock (guard[1])
      call kill_this_process()
    end if
    sync all (stat=status)
    if (status /= stat_failed_image) error stop 9
    list = failed_images()
    if (size(list) /= 1 .or. list(1) /= 2 .or. image_status(2) /= stat_failed_image) error stop 10
    k = me
    call co_sum(k, stat=status)
    if (status /= stat_failed_image .or. k /= 4) error stop 11
    lock (guard[1])
    k = x[2]
    if (k /= 2) error stop 12
    unlock (guard[1])
    sync images ([1, 2, 3], stat=status)
    if (status /= stat_failed_image) error stop 13
    form team (me, all_images)
    sync all (stat=status)
    print '(a)', 'went on'
    if (me == 3) stop 7
  case ('killed before small collectives')
    if (me == 2) call kill_this_process()
    k = me
    call co_broadcast(k, 2, stat=status)
    if (status /= stat_failed_image .or. k /= me) error stop 9
    print '(a)', 'went on'
  case ('killed before it reads')
    if (me == 2) call kill_this_process()
    k = 0
    do i = 1, 1000  ! the source looks at the others when it has no room
      s(1) = merge(i, 0, me == 1)
      call co_broadcast(s(1), 1, stat=status)
      if (s(1) /= i) error stop 9
      if (status == stat_failed_image) k = k + 1
    end do
    if (me == 1 .and. k == 0) error stop 10
    print '(a)', 'went on'
  case ('killed in a critical section')
    if (me == 1) then
      critical
        call kill_this_process()
      end critical
    end if
    sync all (stat=status)
    if (status /= stat_failed_image) error stop 9
    list = failed_images()
    if (size(list) /= 1 .or. list(1) /= 1 .or. image_status(1) /= stat_failed_image) error stop 10
    k = me
    call co_sum(k, stat=status)
    if (status /= stat_failed_image .or. k /= 5) error stop 11
    k = x[1, stat=status]
    if (status /= stat_failed_image) error stop 12
    lock (guard[1], stat=status)
    if (status /= stat_failed_image) error stop 13
    do i = 1, 100
      critical
        k = x[2]
        x[2] = k + 1
      end critical
    end do
    sync images ([2, 3], stat=status)
    if (status /= 0 .or. (me == 2 .and. x /= 202)) error stop 14
    form team (me, all_images)
    sync all (stat=status)
    print '(a)', 'went on'
  case ('memory of a killed image')
    if (me == 2) call kill_this_process()
    sync all (stat=status)
    if (me == 3) k = x[2]
    sync images ([1, 3])
    print '(a)', 'went on'
  case ('killed with the target of a pointer')
    local = me
    pointing%p => local
    sync all
    k = pointing[2, stat=status]%p(3)
    if (k /= 2 .or. status /= 0) error stop 9
    sync all
    if (me == 2) call kill_this_process()
    sync all (stat=status)
    k = pointing[2, stat=status]%p(3)
    pointing[2]%p(1) = k
    if (status /= stat_failed_image) error stop 10
    print '(a)', 'went on'
  case ('target of a killed image')
    pointing%p => local
    sync all
    if (me == 2) call kill_this_process()
    sync all (stat=status)
    if (me == 3) k = pointing[2]%p(1)
    sync images ([1, 3])
    print '(a)', 'went on'
  case ('killed before a barrier of SHMEM')
    if (me == 2) call kill_this_process()
    call shmem_barrier_all()
  case ('killed while others stop')
    if (me == 2) then
      call sleep(1)
      call kill_this_process()
    end if
    print '(a)', 'went on'
  case ('fail with a lock')
    if (me == 2) then
      lock (guard[1])
      fail image
    end if
    sync all (stat=status)
    lock (guard[1], stat=status)
    unlock (guard[1])
    if (status /= 0) error stop 'what a failed image has locked is not free'
    print '(a)', 'went on'
  case ('stop with a lock')
    if (me == 2) then
      lock (guard[1])
      stop
    end if
    sync images (2, stat=status)
    if (me == 1) lock (guard[1])
    sync images (1)
  case ('allocate')
    if (me == 2) stop
    allocate (made(10)[*], stat=status)
    if (status /= stat_stopped_image .or. allocated(made)) error stop 9
    print '(a)', 'went on'
  case ('components of teams')
    form team (1, all_images)
    do k = 1, 100
      change team (all_images)
        allocate (inside(3)[*])
        do i = 1, 3
          allocate (inside(i)%c(100000), inside(i)%one)
          inside(i)%c = k
        end do
      end team
      if (allocated(inside)) error stop 9
    end do
    print '(a)', 'went on'
  case ('many teams')
    do k = 1, 500
      form team (k, all_images)
      change team (all_images)
        s = 1
        call co_sum(s)
        if (any(s /= num_images())) error stop 9
      end team
      call co_broadcast(s, 1)
    end do
    print '(a)', 'went on'
  case ('error stop')
    if (me == 2) error stop 5
    do
      k = k + 1
    end do
  case ('stopped, no stat')
    if (me == 2) stop
    sync all
  case ('image number')
    k = num_images() + 1
    if (me == 1) x = x[k]
    sync all
  case ('image 0')
    k = 0
    if (me == 1) x = x[k]
    sync all
  case ('sync image 0')
    k = 0
    if (me == 1) sync images (k)
    sync all
  case ('lock twice')
    lock (guard)
    lock (guard)
  case ('unlock')
    if (me == 1) lock (guard[1])
    sync all
    if (me == 2) unlock (guard[1])
    sync all
  case ('component')
    if (me == 1) k = h[2]%one
    sync all
  case ('lock number 0')
    k = 0
    lock (guards(k)[1])
  case ('event that nobody can post')
    if (me > 1) stop
    event wait (posted, stat=status)
    if (status /= stat_stopped_image) error stop 9
    print '(a)', 'went on'
    event wait (posted)
  case ('component, with a status')
    if (me == 3) h%one = 5
    sync all
    k = h[2, stat=status]%one
    if (status == 0) error stop 9
    k = h[3, stat=status]%one
    if (status /= 0 .or. k /= 5) error stop 10
    sync all
    print '(a)', 'went on'
  case ('assignment to no component')
    if (me == 1) h[2]%c = [1, 2, 3]
    sync all
  case ('assignment to no scalar component')
    if (me == 1) h[2]%one = 1
    sync all
  case ('copy to no component')
    if (me == 3) h%c = [1, 2, 3]
    if (me == 3) h%one = 1
    sync all
#if __GNUC__ < 15
    if (me == 1) h[2]%c = h[3]%c
#else
    if (me == 1) h[2]%one = h[3]%one  ! the array: an internal error of gfortran 15 and 16
#endif
    sync all
  case ('component of another shape')
    allocate (h%c(3))
    sync all
    if (me == 1) h[2]%c = [1, 2, 3, 4]
    sync all
  case ('component of a private target')
    allocate (object%c(3))
    object_at%o => object
    sync all
    if (me == 1) object_at[2]%o%c = [1, 2, 3, 4]
    sync all
  case ('deferred length')
    letters%c = 'as long'
    sync all
    if (me == 1) then
#if __GNUC__ < 15
      message = letters[2]%c
      if (message /= 'as long') error stop 9
#endif
    end if
    sync all
  case ('team of another team')
    form team (1, all_images)
    change team (all_images)
      change team (all_images)
      end team
    end team
  case ('pointer to nothing')
    call point_to_nothing()
    sync all
    if (me == 1) k = pointing[2]%p(1)
    sync all
  case ('image twice')
    sync images ([1, 1])
  end select
contains
  integer function stopping()
    stopping = 0
    stop
  end function

  subroutine point_to_nothing
    use, intrinsic :: iso_c_binding
    type(c_ptr) :: address
    address = transfer(4096_c_intptr_t, address)
    call c_f_pointer(address, pointing%p, [3])
  end subroutine

  subroutine kill_this_process
    use, intrinsic :: iso_c_binding, only: c_int
    interface
      integer(c_int) function raise(signal) bind(c)
        import c_int
        integer(c_int), value :: signal
      end function
    end interface
    integer(c_int) :: not_reached
    not_reached = raise(9_c_int)
  end subroutine

  subroutine leave_in_child
    use, intrinsic :: iso_c_binding, only: c_int
    interface
      integer(c_int) function fork() bind(c)
        import c_int
      end function
      integer(c_int) function waitpid(pid, at, options) bind(c)
        import c_int
        integer(c_int), value :: pid, options
        integer(c_int) :: at
      end function
    end interface
    integer(c_int) :: child, its_end
    child = fork()
    if (child == 0) call exit(0)
    child = waitpid(child, its_end, 0)
    if (its_end /= 0) error stop 8
  end subroutine
end program
