// SPDX-License-Identifier: Apache-2.0
// Teams, and statements that synchronise, as gfortran 12 to 15 call for them.
#include "control.hpp"
#include "gfortran.hpp"
#include "team.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

/// SYNC ALL, IMAGES and MEMORY are given the address of a pointer to errmsg.
Outcome outcome_of(int* stat, char* const* errmsg, size_t errmsg_bytes) {
  return {stat, errmsg ? *errmsg : nullptr, errmsg_bytes};
}

}  // namespace

extern "C" {

void _gfortran_caf_sync_all(int* stat, char** errmsg, size_t errmsg_bytes) {
  synchronise_all(outcome_of(stat, errmsg, errmsg_bytes));
}

void _gfortran_caf_sync_memory(int* stat, char**, size_t) {
  complete();
  if (stat) *stat = 0;
}

void _gfortran_caf_sync_images(int count, int images[], int* stat, char** errmsg, size_t errmsg_bytes) {
  synchronise_images(count, images, outcome_of(stat, errmsg, errmsg_bytes));
}

// `distance`: how many CHANGE TEAM ago.
int _gfortran_caf_this_image(int distance) { return ancestor(distance).me() + 1; }

int _gfortran_caf_num_images(int distance, int failed) {
  const Team& team = ancestor(distance);
  if (failed < 0) return team.size();
  int n = 0;
  for (int pe : team.pes()) n += (status_of(pe) == kStatFailed) == (failed != 0);
  return n;
}

void _gfortran_caf_form_team(int number, Team** team, int) {
  Status status = 0;
  *team = form_team(number, 0, status);
}

void _gfortran_caf_change_team(Team** team, int) {
  Team& next = team_in(team, "CHANGE TEAM");
  change_team(next);
  synchronise_team(next, "CHANGE TEAM", {});
}

void _gfortran_caf_end_team(Team**) {
  synchronise_team(current_team(), "END TEAM", {});
  end_team();
}

void _gfortran_caf_sync_team(Team** team, int) {
  synchronise_team(team_in(team, "SYNC TEAM"), "SYNC TEAM", {});
}

}  // extern "C"
