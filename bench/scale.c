/* SPDX-License-Identifier: Apache-2.0 */
/* What a job of many PEs costs each of them: memory and descriptors after shmem_init, and again after each PE
 * has put to the ARGUMENT next ones. bench/scale.py runs it and times the launcher around it. */
#include <dirent.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { kPss, kPrivate, kDescriptors, kJobFile, kFacts };
static const char* const kNames[kFacts] = {"pss_kib", "private_kib", "descriptors", "job_file_kib"};

/* Lines of /proc/self/smaps_rollup, in KiB. */
static long rollup(const char* begin) {
  FILE* file = fopen("/proc/self/smaps_rollup", "r");
  char line[256];
  long sum = 0;
  if (!file) return 0;
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, begin, strlen(begin)) == 0) sum += atol(strchr(line, ':') + 1);
  }
  fclose(file);
  return sum;
}

/* The job file, which all PEs of a host share, is the only large file that is open. */
static void look(long* facts) {
  DIR* folder = opendir("/proc/self/fd");
  facts[kPss] = rollup("Pss:");
  facts[kPrivate] = rollup("Private_");
  facts[kDescriptors] = -3; /* ".", "..", and the folder */
  facts[kJobFile] = 0;
  if (!folder) return;
  for (struct dirent* entry; (entry = readdir(folder));) {
    char path[300];
    struct stat status;
    snprintf(path, sizeof path, "/proc/self/fd/%s", entry->d_name);
    ++facts[kDescriptors];
    if (stat(path, &status) == 0 && S_ISREG(status.st_mode)) facts[kJobFile] += (long)status.st_blocks / 2;
  }
  closedir(folder);
}

/* PE 0 prints the mean over all PEs. */
static void tell(const char* when) {
  long* facts = shmem_malloc(kFacts * sizeof(long));
  long* sums = shmem_malloc(kFacts * sizeof(long));
  if (!facts || !sums) shmem_global_exit(1);
  look(facts);
  shmem_long_sum_reduce(SHMEM_TEAM_WORLD, sums, facts, kFacts);
  if (shmem_my_pe() == 0) {
    printf("scale when=%s", when);
    for (int i = 0; i < kFacts; ++i) printf(" %s=%.1f", kNames[i], (double)sums[i] / shmem_n_pes());
    printf("\n");
  }
  shmem_free(sums);
  shmem_free(facts);
}

int main(int argc, char** argv) {
  static long box;
  shmem_init();
  tell("init");
  const int n = shmem_n_pes(), puts = argc > 1 ? atoi(argv[1]) : 0;
  for (int i = 1; i <= puts; ++i) shmem_long_p(&box, i, (shmem_my_pe() + i) % n);
  shmem_barrier_all();
  tell("puts");
  shmem_finalize();
  return 0;
}
