! SPDX-License-Identifier: Apache-2.0
program hello
  implicit none
  integer :: box[*], right
  right = mod(this_image(), num_images()) + 1
  box[right] = 100 + this_image()
  sync all
  print '(a,i0,a,i0)', 'image ', this_image(), ' got ', box
end program hello
