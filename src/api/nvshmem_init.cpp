// SPDX-License-Identifier: Apache-2.0
// Ways into a job that NVSHMEM programs choose themselves: the ranks of an MPI communicator, a unique id, or
// an OpenSHMEM program that has been started already.
#include "api/nvshmem_init.hpp"

#include <nvshmem.h>

#include "api/attach.hpp"
#include "api/checks.hpp"
#include "core/error.hpp"
#include "core/wait_handler.hpp"
#include "job/mpi.hpp"
#include "job/unique_id.hpp"
#include "runtime/report.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

constinit int wanted_device = -1;

int refuse(const char* routine, const std::string& why, int status) {
  say(describe_process() + ": " + routine + ": " + why);
  return status;
}

/// Old programs leave the structure uninitialized but for what they set, hence the exact comparison.
void note_device(const nvshmemx_init_attr_t& attr) {
  const bool is_known = attr.version == static_cast<int>(NVSHMEM_INIT_ATTR_V2_IDENTIFIER) &&
                        attr.args.version == static_cast<int>(NVSHMEM_INIT_ARGS_V2_IDENTIFIER);
  if (is_known && attr.args.cuda_device_id >= 0) wanted_device = attr.args.cuda_device_id;
}

void join_mpi(void* communicator) {
  const Ranks ranks = mpi_ranks(communicator);
  attach_as(ranks.rank, ranks.size, ranks.name.c_str(), [&] { return join_ranks(ranks); });
}

void join_id(const nvshmemx_uniqueid_args_t& args) {
  attach_as(args.myrank, args.nranks, "the unique id's arguments",
            [&] { return join_unique_id(args.id->internal, args.myrank, args.nranks); });
}

int initialize(const char* routine, unsigned flags, const nvshmemx_init_attr_t* attr) {
  if (flags & NVSHMEMX_INIT_THREAD_PES) {
    return refuse(routine, "PEs are processes here, not threads: leave out NVSHMEMX_INIT_THREAD_PES",
                  NVSHMEMX_ERROR_NOT_SUPPORTED);
  }
  const bool is_plain = flags == 0 || flags == NVSHMEMX_INIT_WITH_SHMEM;
  const bool is_mpi = flags == NVSHMEMX_INIT_WITH_MPI_COMM;
  const bool is_id = flags == NVSHMEMX_INIT_WITH_UNIQUEID;
  if (!is_plain && !is_mpi && !is_id) {
    return refuse(
        routine,
        text("flags = 0x%x; valid: one of NVSHMEMX_INIT_WITH_MPI_COMM (2), NVSHMEMX_INIT_WITH_SHMEM (4), "
             "NVSHMEMX_INIT_WITH_UNIQUEID (8), or 0",
             flags),
        NVSHMEMX_ERROR_INVALID_VALUE);
  }
  if (!is_plain && (!attr || (is_mpi ? !attr->mpi_comm : !attr->args.uid_args.id))) {
    return refuse(routine, is_mpi ? "the attributes have no mpi_comm" : "the attributes have no unique id",
                  NVSHMEMX_ERROR_INVALID_VALUE);
  }
  try {
    if (is_mpi) join_mpi(attr->mpi_comm);
    if (is_id) join_id(attr->args.uid_args);
  } catch (const Interrupted& error) {
    return refuse(routine, error.what(), NVSHMEMX_ERROR_INTERNAL);
  } catch (const Error& error) {
    end_process(describe_process() + ": " + routine + ": " + error.what());
  }
  if (attr) note_device(*attr);
  init_with_device(routine, NVSHMEM_THREAD_SERIALIZED);
  return NVSHMEMX_SUCCESS;
}

}  // namespace

int isomem::api::wanted_cuda_device() { return wanted_device; }

int nvshmemx_init_attr(unsigned int flags, nvshmemx_init_attr_t* attributes) {
  return initialize("nvshmemx_init_attr", flags, attributes);
}

int nvshmemx_hostlib_init_attr(unsigned int flags, nvshmemx_init_attr_t* attr) {
  return initialize("nvshmemx_hostlib_init_attr", flags, attr);
}

int nvshmemx_init_status(void) {
  if (this_pe && this_pe->transport().device_side()) return NVSHMEM_STATUS_IS_INITIALIZED;
  return is_attached() ? NVSHMEM_STATUS_IS_BOOTSTRAPPED : NVSHMEM_STATUS_NOT_INITIALIZED;
}

int nvshmemx_get_uniqueid(nvshmemx_uniqueid_t* uniqueid) {
  if (!uniqueid) return refuse("nvshmemx_get_uniqueid", "uniqueid is NULL", NVSHMEMX_ERROR_INVALID_VALUE);
  static_assert(sizeof(uniqueid->internal) == kIdBytes);
  try {
    uniqueid->version = (1 << 16) + static_cast<int>(sizeof(*uniqueid));
    make_unique_id(uniqueid->internal);
  } catch (const Error& error) {
    return refuse("nvshmemx_get_uniqueid", error.what(), NVSHMEMX_ERROR_INTERNAL);
  }
  return NVSHMEMX_SUCCESS;
}

int nvshmemx_set_attr_mpi_comm_args(void* mpi_comm, nvshmemx_init_attr_t* nvshmem_attr) {
  if (!nvshmem_attr) {
    return refuse("nvshmemx_set_attr_mpi_comm_args", "nvshmem_attr is NULL", NVSHMEMX_ERROR_INVALID_VALUE);
  }
  nvshmem_attr->mpi_comm = mpi_comm;
  return NVSHMEMX_SUCCESS;
}

/// Keeps the pointer, so the id must live until the program has initialized.
int nvshmemx_set_attr_uniqueid_args(const int myrank, const int nranks, const nvshmemx_uniqueid_t* uniqueid,
                                    nvshmemx_init_attr_t* attr) {
  const bool is_valid = uniqueid && attr && nranks >= 1 && myrank >= 0 && myrank < nranks;
  if (!is_valid) {
    return refuse("nvshmemx_set_attr_uniqueid_args",
                  text("rank %d of %d, with %s; valid: ranks from 0, a unique id and attributes", myrank,
                       nranks, uniqueid && attr ? "both structures" : "a NULL structure"),
                  NVSHMEMX_ERROR_INVALID_VALUE);
  }
  attr->args.uid_args.version = (1 << 16) + static_cast<int>(sizeof(attr->args.uid_args));
  attr->args.uid_args.id = const_cast<nvshmemx_uniqueid_t*>(uniqueid);
  attr->args.uid_args.myrank = myrank;
  attr->args.uid_args.nranks = nranks;
  return NVSHMEMX_SUCCESS;
}
