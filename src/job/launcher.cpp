// SPDX-License-Identifier: Apache-2.0
#include "job/launcher.hpp"

#include <cstdlib>

#include "core/error.hpp"
#include "job/meeting.hpp"

namespace isomem {

Launch foreign_launch() {
  const auto number = [](const char* name) {
    const char* value = secure_getenv(name);
    return value ? std::atoi(value) : 0;
  };
  const auto said = [](const char* name) { return std::string(name) + "=" + std::getenv(name); };
  // Open MPI; MPICH's hydra and PMI-1
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
    if (number(name) > 1) return {number(name), said(name)};
  }
  if (secure_getenv("PMI_PORT") && secure_getenv("PMI_ID"))
    return {0, said("PMI_PORT")};  // hydra's -pmi-port
  // Other launchers by PMIx, which may be steps of a batch job: its variables count other things then.
  if (secure_getenv("PMIX_NAMESPACE") && number("OMPI_COMM_WORLD_SIZE") != 1)
    return {0, said("PMIX_NAMESPACE")};
  // Slurm's srun; Flux; IBM's jsrun
  for (const char* name : {"SLURM_STEP_NUM_TASKS", "FLUX_JOB_SIZE", "JSM_NAMESPACE_SIZE"}) {
    if (number(name) > 1) return {number(name), said(name)};
  }
  // Launchers that tell ranks only (Cray's PALS): where there is another than 0, there are several.
  for (const char* name : {"PMIX_RANK", "PMI_RANK", "PALS_RANKID"}) {
    if (number(name) > 0) return {0, said(name)};
  }
  return {};
}

std::optional<Launched> launched() {
  if (auto by_pmix = launched_by_pmix()) return by_pmix;
  return launched_by_pmi();
}

JobMember join_launched(const Launched& launch) {
  net::Contact contact{};
  std::string why;
  if (launch.rank == 0) {
    try {
      contact = hold_meeting();
    } catch (const Error& error) {
      why = error.what();  // the others wait for a contact: they get one that is none
    }
  }
  launch.share(&contact, sizeof(contact));
  if (!why.empty()) throw Error(why);
  if (!contact.is_valid())
    throw Error("rank 0 of " + launch.name +
                " cannot be reached, as it says, or has another version of isomem");
  return join_ranks(go_to_meeting(contact, launch.rank, launch.size, launch.name));
}

}  // namespace isomem
