// SPDX-License-Identifier: Apache-2.0
#include "judge.hpp"

#include <cstring>

#include "core/error.hpp"
#include "job/letters.hpp"
#include "tell.hpp"

namespace oshrun {

using isomem::PeState;

std::optional<Abandoned> abandoned(const std::vector<PeView>& pes) {
  const PeView* initializes = nullptr;
  const PeView* finalizes = nullptr;
  for (const PeView& pe : pes) {
    if (pe.is_gone || !pe.waits) continue;
    if (pe.state == PeState::attached) initializes = &pe;
    if (pe.state == PeState::finalizing || pe.state == PeState::leaving) finalizes = &pe;
  }
  for (const PeView& pe : pes) {
    if (!pe.is_gone) continue;
    const bool has_left = pe.state == PeState::leaving || pe.state == PeState::finalizing;
    if (const PeView* waiter = has_left ? finalizes : initializes) return Abandoned{pe, *waiter};
  }
  return {};
}

std::string words_of(const Abandoned& found, const std::string& name, const std::string& waiter) {
  const bool has_left = found.waiter.state != PeState::attached;
  return name + " ended with status 0 without " +
         (has_left ? "calling shmem_finalize" : "calling shmem_init") + ", and PE " +
         std::to_string(found.waiter.pe) + " " + waiter + "; the job ends";
}

std::string packed(const HostView& view) {
  Packer pack;
  isomem::pack(pack, view.news);
  pack.text({reinterpret_cast<const char*>(view.pes.data()), view.pes.size() * sizeof(PeView)});
  return pack.bytes();
}

HostView unpacked_view(std::string_view bytes) {
  Unpacker from(bytes);
  HostView view{isomem::unpacked_news(from), {}};
  const std::string pes = from.text();
  if (pes.size() % sizeof(PeView) != 0) throw isomem::Error("news of a host have another length");
  view.pes.resize(pes.size() / sizeof(PeView));
  std::memcpy(view.pes.data(), pes.data(), pes.size());
  return view;
}

}  // namespace oshrun
