// SPDX-License-Identifier: Apache-2.0
// The collectives of a group: all members call the same ones in the same order, with as many bytes. Those on
// host memory go in pieces that fit into a slot of the exchange.
#pragma once

#include "exchange.hpp"
#include "fold.hpp"

namespace isomem::torch {

/// How elements are combined.
struct Reduction {
  at::ScalarType type;
  c10d::ReduceOp::RedOpType op;
  size_t element;  // bytes

  Call call(const char* operation, size_t bytes, int root = -1) const {
    return {operation, bytes, int(type), op, root};
  }
};

class Collectives {
 public:
  virtual ~Collectives() = default;

  /// Where the elements of a tensor must be for the collectives.
  virtual c10::Device place_of(const at::Tensor& tensor) const = 0;
  /// They are there, one behind the other: the tensor itself, if it is so already, or a copy.
  at::Tensor flat(const at::Tensor& tensor) const;
  std::vector<at::Tensor> flat(const std::vector<at::Tensor>& tensors) const;
  /// The same for a tensor all of which will be written: a copy has no values.
  at::Tensor blank(const at::Tensor& tensor) const;
  std::vector<at::Tensor> blank(const std::vector<at::Tensor>& tensors) const;

  virtual void barrier(Clock::time_point deadline) = 0;
  virtual void broadcast(char* data, at::ScalarType type, size_t bytes, size_t root,
                         Clock::time_point deadline) = 0;
  virtual void all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point deadline) = 0;
  virtual void reduce(char* data, size_t bytes, const Reduction& how, size_t root,
                      Clock::time_point deadline) = 0;
  /// One block from each member; of `gather` only the root gets them (`to` is empty elsewhere).
  virtual void all_gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes,
                          Clock::time_point deadline) = 0;
  virtual void gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes,
                      size_t root, Clock::time_point deadline) = 0;
  /// One block for each member; of `scatter` only the root has them.
  virtual void scatter(const std::vector<const char*>& from, char* to, at::ScalarType type, size_t bytes,
                       size_t root, Clock::time_point deadline) = 0;
  virtual void reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes,
                              const Reduction& how, Clock::time_point deadline) = 0;
  /// Block i to member i. `is_even`: all members know that all blocks have one size.
  virtual void all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                          const std::vector<char*>& to, const std::vector<size_t>& takes, bool is_even,
                          at::ScalarType type, Clock::time_point deadline) = 0;
};

/// On private host memory; tensors of devices are copied there by the current stream.
class HostCollectives : public Collectives {
 public:
  explicit HostCollectives(const Members& members) : exchange_(members) {}

  const Exchange& exchange() const { return exchange_; }
  /// Ends the collective that waits in another thread.
  void abort() { exchange_.abort(); }
  /// No collective follows. Returns what tells whether all members have left.
  std::function<bool()> leave() { return exchange_.leave(); }

  c10::Device place_of(const at::Tensor&) const override { return at::kCPU; }
  void barrier(Clock::time_point deadline) override { is_agreed(false, deadline); }
  /// A barrier. Whether all members wish something.
  bool is_agreed(bool wish, Clock::time_point deadline);
  void broadcast(char* data, at::ScalarType type, size_t bytes, size_t root,
                 Clock::time_point deadline) override;
  void all_reduce(char* data, size_t bytes, const Reduction& how, Clock::time_point deadline) override;
  void reduce(char* data, size_t bytes, const Reduction& how, size_t root,
              Clock::time_point deadline) override;
  void all_gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes,
                  Clock::time_point deadline) override;
  void gather(const char* from, const std::vector<char*>& to, at::ScalarType type, size_t bytes, size_t root,
              Clock::time_point deadline) override;
  void scatter(const std::vector<const char*>& from, char* to, at::ScalarType type, size_t bytes, size_t root,
               Clock::time_point deadline) override;
  void reduce_scatter(const std::vector<const char*>& from, char* to, size_t bytes, const Reduction& how,
                      Clock::time_point deadline) override;
  void all_to_all(const std::vector<const char*>& from, const std::vector<size_t>& gives,
                  const std::vector<char*>& to, const std::vector<size_t>& takes, bool is_even,
                  at::ScalarType type, Clock::time_point deadline) override;

 private:
  size_t n() const { return exchange_.members().size(); }
  size_t me() const { return static_cast<size_t>(exchange_.members().me); }
  void meet(const Call& call, size_t begin, Clock::time_point deadline);
  bool is_direct(Call call, const char* from, size_t bytes, Clock::time_point deadline);
  void reduce_direct(char* data, size_t bytes, const Reduction& how, Clock::time_point deadline);
  void gather_pieces(const Call& call, const char* from, const std::vector<char*>& to,
                     Clock::time_point deadline);
  void reduce_whole(char* data, const Reduction& how, bool is_kept, const Call& call,
                    Clock::time_point deadline);
  void reduce_shares(char* data, size_t bytes, const Reduction& how, Clock::time_point deadline);
  std::vector<const char*> all_shown(size_t offset, size_t bytes);

  Exchange exchange_;
};

}  // namespace isomem::torch
