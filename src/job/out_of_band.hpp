// SPDX-License-Identifier: Apache-2.0
// Connections between the hosts of a job that another launcher has started, beside the wire: what oshrun's
// agents do for its jobs. A thread in the first PE of each host watches the board there and carries to the
// other hosts what they must hear: cards, what PEs do, the end of the job. All goes through PE 0.
//
//   host 0: PE 0 --------- host 1: its first PE        a host or PE that is gone, and a job that has ended,
//              \---------- host 2: its first PE        end the PEs of all hosts
//
// Hosts without PE 0 see by lines (net/lines.hpp) whether they still reach each other.
#pragma once

#include <memory>
#include <vector>

#include "job/job_file.hpp"
#include "net/contact.hpp"
#include "net/lines.hpp"

namespace isomem {

/// In PE 0: waits for the other hosts, in a thread that lives as long as this process. Throws Error.
void hold_hosts_together(std::shared_ptr<JobFile> job, std::unique_ptr<net::Listener> listener);

/// In the first PE of another host: connects to PE 0 and by `lines` to the others, and starts such a thread.
/// `contacts`: of each host. Throws Error.
void stay_in_touch(std::shared_ptr<JobFile> job, const std::vector<net::Contact>& contacts,
                   std::unique_ptr<net::Lines> lines);

/// In any other PE: a thread that ends this process after the job, and where the first PE of its host has
/// died.
void follow_first(std::shared_ptr<JobFile> job, int pe);

/// In each PE of a job on one host: the first has a thread that looks for PEs that die, the others follow it.
void look_after_host(std::shared_ptr<JobFile> job, int pe);

/// The job has been ended on the board of this host, and this process ends: returns when that has left for
/// the other hosts, if this process carries it, or after a second.
void let_end_leave();

}  // namespace isomem
