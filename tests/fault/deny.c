// SPDX-License-Identifier: Apache-2.0
// deny CALL ERROR PROGRAM [ARGUMENT...]: runs a program under a seccomp filter, as containers have them, that
// lets one system call fail with ENOSYS or EPERM. Exit status 77 where no filter can be had.
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
  const char* name;
  unsigned number;
} kCalls[] = {
    {"signalfd4", SYS_signalfd4},
    {"rt_sigtimedwait", SYS_rt_sigtimedwait},
    {"memfd_create", SYS_memfd_create},
    {"sched_setaffinity", SYS_sched_setaffinity},
    {"sched_yield", SYS_sched_yield},
    {"sysinfo", SYS_sysinfo},
    {"waitid", SYS_waitid},
    {"mbind", SYS_mbind},
    {"get_mempolicy", SYS_get_mempolicy},
    {"madvise", SYS_madvise},
    {"getrandom", SYS_getrandom},
};

static int number_of(const char* name) {
  for (size_t i = 0; i < sizeof(kCalls) / sizeof(*kCalls); ++i) {
    if (!strcmp(kCalls[i].name, name)) return (int)kCalls[i].number;
  }
  return -1;
}

int main(int argc, char** argv) {
  const int number = argc > 3 ? number_of(argv[1]) : -1;
  if (number < 0) {
    fprintf(stderr, "usage: deny CALL ENOSYS|EPERM PROGRAM [ARGUMENT...]\n");
    return 2;
  }
  const unsigned error = !strcmp(argv[2], "EPERM") ? EPERM : ENOSYS;
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)number, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const struct sock_fprog program = {sizeof(filter) / sizeof(*filter), filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    perror("seccomp");
    return 77;
  }
  execvp(argv[3], argv + 3);
  perror(argv[3]);
  return 127;
}
