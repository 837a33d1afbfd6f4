// SPDX-License-Identifier: Apache-2.0
// Teams, and statements that synchronise, as gfortran 16 calls for them: a team is passed by value, none
// (null) is the current one.
#include "control.hpp"
#include "gfortran.hpp"
#include "team.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

Team& given(Team* team, const char* statement) { return team ? team_in(&team, statement) : current_team(); }

}  // namespace

extern "C" {

void _gfortran_caf_sync_all(int* stat, char* errmsg, size_t errmsg_bytes) {
  synchronise_all({stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_sync_memory(int* stat, char*, size_t) {
  complete();
  if (stat) *stat = 0;
}

void _gfortran_caf_sync_images(int count, int images[], int* stat, char* errmsg, size_t errmsg_bytes) {
  synchronise_images(count, images, {stat, errmsg, errmsg_bytes});
}

int _gfortran_caf_this_image(Team* team) { return given(team, "THIS_IMAGE").me() + 1; }

int _gfortran_caf_num_images(Team* team, const int* number) {
  const Team& members = given(team, "NUM_IMAGES");
  return number ? static_cast<int>(members.sibling(*number, "NUM_IMAGES").size()) : members.size();
}

void _gfortran_caf_form_team(int number, Team** team, const int* new_index, int* stat, char* errmsg,
                             size_t errmsg_bytes) {
  const Outcome outcome{stat, errmsg, errmsg_bytes};
  Status status = 0;
  *team = form_team(number, new_index ? *new_index : 0, status);
  if (status != 0 && stat) return outcome.fail(status, "FORM TEAM: " + current_team().words_of(status));
  outcome.succeed();
}

void _gfortran_caf_change_team(Team* team, int* stat, char* errmsg, size_t errmsg_bytes) {
  Team& next = team_in(&team, "CHANGE TEAM");
  change_team(next);
  synchronise_team(next, "CHANGE TEAM", {stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_end_team(int* stat, char* errmsg, size_t errmsg_bytes) {
  synchronise_team(current_team(), "END TEAM", {stat, errmsg, errmsg_bytes});
  end_team();
}

void _gfortran_caf_sync_team(Team* team, int* stat, char* errmsg, size_t errmsg_bytes) {
  synchronise_team(given(team, "SYNC TEAM"), "SYNC TEAM", {stat, errmsg, errmsg_bytes});
}

// `level`: 0 the initial team, 1 the parent; else, and without one, the current team.
Team* _gfortran_caf_get_team(const int* level) {
  Team& current = current_team();
  if (!level || *level == 2) return &current;
  return *level == 0 || !current.parent() ? &initial_team() : current.parent();
}

}  // extern "C"
