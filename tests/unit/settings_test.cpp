// SPDX-License-Identifier: Apache-2.0
// What users write in variables, and what this host has: options, sizes, the shape of a job, the job file.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/host_memory.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"
#include "pes.hpp"
#include "wire/network.hpp"
#include "wire/ucx.hpp"

using namespace isomem;  // NOLINT

namespace {

/// Sets a variable (or unsets it) for the life of this object.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Variable() { old_ ? setenv(name_, old_->c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> old_;
};

std::string error_of(const std::function<void()>& f) {
  try {
    f();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("options: defaults, values, words that are none") {
  const Variable none[] = {{"ISOMEM_TIMEOUT", nullptr},
                           {"ISOMEM_WIRE", nullptr},
                           {"ISOMEM_HOSTS", nullptr},
                           {"ISOMEM_CHECK", nullptr}};
  const Options defaults = read_options();
  CHECK(defaults.timeout_s == 0);
  CHECK(defaults.split.hosts == 1);
  CHECK_FALSE(defaults.check_full);
  {
    const Variable set[] = {{"ISOMEM_TIMEOUT", "2.5"},  {"ISOMEM_WIRE", "loopback"},
                            {"ISOMEM_CHECK", "full"},   {"ISOMEM_LOOPBACK_DELAY", "7"},
                            {"SHMEM_INFO", ""},         {"SMA_DEBUG", "1"},
                            {"ISOMEM_EXPLAIN", "coll"}, {"ISOMEM_COLL", "flat_pes=3,pull_bytes=100"}};
    const Options options = read_options();
    CHECK(options.timeout_s == 2.5);
    CHECK(options.wire == WireKind::loopback);
    CHECK(requested_split().hosts == HostSplit::kOneEach);
    CHECK(options.check_full);
    CHECK(options.loopback_delay_us == 7);
    CHECK(options.info);
    CHECK(options.explain_coll);
    CHECK(options.coll.flat_pes == 3);
    CHECK(options.coll.pull_bytes == 100);
    CHECK(options.coll.counter_pes == defaults.coll.counter_pes);
    CHECK(options.debug);
  }
}

TEST_CASE("options: NVSHMEM's between hosts") {
  const Variable none[] = {{"ISOMEM_WIRE", nullptr}, {"ISOMEM_HOSTS", nullptr}};
  const auto hosts_with = [](const char* value) {
    const Variable set("NVSHMEM_DISABLE_P2P", value);
    return requested_split().hosts;
  };
  for (const char* yes : {"1", "true", "Yes", "on"}) CHECK(hosts_with(yes) == HostSplit::kOneEach);
  for (const char* no : {"0", "False", "no", "off", ""}) CHECK(hosts_with(no) == 1);
  CHECK(has(error_of([&] { hosts_with("2"); }), "NVSHMEM_DISABLE_P2P='2' is not valid: it takes 0 or 1"));
  {
    const Variable two("ISOMEM_HOSTS", "2");
    CHECK(hosts_with("1") == 2);  // as it says
  }
  const auto network_with = [](const char* value) {
    const Variable set("NVSHMEM_REMOTE_TRANSPORT", value);
    return read_options().network;
  };
  CHECK(network_with("ucx") == WireKind::ucx);
  CHECK(network_with("libfabric") == WireKind::libfabric);
  CHECK(network_with("UCX") == WireKind::ucx);
  for (const char* any : {"ibrc", "IBDEVX", "ibgda", "gpunetio", "none", ""})
    CHECK(network_with(any) == WireKind::shm);
  CHECK(has(error_of([&] { network_with("ib"); }), "NVSHMEM_REMOTE_TRANSPORT='ib' is not valid"));
}

TEST_CASE("NVSHMEM's tuning: what a wire takes, and what is without effect") {
  CHECK(net_devices("mlx5_77:1,rocep1s0:2") == "mlx5_77:1,rocep1s0:2");
  CHECK(net_devices("lo") == "lo");
  CHECK(net_devices("^mlx5_0:1").empty());
  CHECK(net_devices("").empty());
  const Variable set[] = {{"NVSHMEM_HCA_LIST", "mlx5_77:1"},
                          {"NVSHMEM_IB_GID_INDEX", "-1"},  // NVSHMEM's default, which UCX refuses
                          {"NVSHMEM_IB_SL", "3"},
                          {"NVSHMEM_IB_TRAFFIC_CLASS", "high"},
                          {"NVSHMEM_IB_ENABLE_IBGDA", "1"},
                          {"NVSHMEM_QP_DEPTH", "2048"},
                          {"NVSHMEM_QP_DEPTHS", "1"},
                          {"NVSHMEM_LIBFABRIC_PROVIDER", "tcp"},
                          {"NVSHMEM_REMOTE_TRANSPORT", "IBGDA"},
                          {"NVSHMEM_SYMMETRIC_SIZE", "1g"}};
  const auto unused = [](const char* wire) {
    std::vector<std::string> names;
    any_part(unused_tuning(read_options(), wire), ',', [&](std::string_view part) {
      names.emplace_back(part.substr(part.find_first_not_of(' ')));
      return false;
    });
    std::sort(names.begin(), names.end());
    return names;
  };
  using Names = std::vector<std::string>;
  const auto in_order = [](Names names, const char* more = nullptr) {
    if (more) names.emplace_back(more);
    std::sort(names.begin(), names.end());
    return names;
  };
  const char* const for_rdma = isomem::has_rdma_device() ? nullptr : "NVSHMEM_IB_SL";
  CHECK(unused("ucx") ==
        in_order({"NVSHMEM_IB_ENABLE_IBGDA", "NVSHMEM_IB_GID_INDEX", "NVSHMEM_IB_TRAFFIC_CLASS",
                  "NVSHMEM_LIBFABRIC_PROVIDER", "NVSHMEM_QP_DEPTH", "NVSHMEM_REMOTE_TRANSPORT"},
                 for_rdma));
  CHECK(unused("libfabric") ==
        in_order({"NVSHMEM_HCA_LIST", "NVSHMEM_IB_ENABLE_IBGDA", "NVSHMEM_IB_GID_INDEX", "NVSHMEM_IB_SL",
                  "NVSHMEM_IB_TRAFFIC_CLASS", "NVSHMEM_QP_DEPTH", "NVSHMEM_REMOTE_TRANSPORT"}));
  const Variable excludes("NVSHMEM_HCA_LIST", "^mlx5_77:1");
  CHECK(unused("ucx").front() == "NVSHMEM_HCA_LIST");
}

TEST_CASE("words of somebody else fit into a line of a message") {
  CHECK(quoted("2,cyclic") == "2,cyclic");
  CHECK(quoted("\x1b[31m\n\x7f") == "?[31m??");
  CHECK(quoted("na\xc3\xafve \xe2\x82\xac \xf0\x9f\x99\x82") == "na\xc3\xafve \xe2\x82\xac \xf0\x9f\x99\x82");
  CHECK(quoted("\xc3(\xe2\x82 \xff\x80\xf0") == "?(?? ???");
  CHECK(quoted("\xe0\x80\x8f \xf0\x8f\xbf\xbf \xc1\x81") == "??? ???? ??");  // longer than need be
  CHECK(quoted("\xed\xa0\x80 \xf4\x90\x80\x80 \xf5") == "??? ???? ?");  // a surrogate; above the last one
  CHECK(quoted("\xc2\x9b 31m \xc2\xa0") == "? 31m \xc2\xa0");           // CSI in eight bits
  CHECK(quoted(std::string(80, 'x')) == std::string(80, 'x'));
  CHECK(quoted(std::string(100000, 'x')) == std::string(80, 'x') + "...");
}

TEST_CASE("names of OpenSHMEM are NVSHMEM's in messages of its routines") {
  const std::string words = "SHMEM_CMP_EQ or (SHMEM_CMP_NE); shmem_free, shmemx_free, NVSHMEM_X, a_shmem_b";
  CHECK(as_named_by("shmem_free", words) == words);
  CHECK(as_named_by("pshmem_free", words) == words);
  const std::string theirs =
      "NVSHMEM_CMP_EQ or (NVSHMEM_CMP_NE); nvshmem_free, nvshmemx_free, NVSHMEM_X, a_shmem_b";
  CHECK(as_named_by("nvshmem_free", words) == theirs);
  CHECK(as_named_by("nvshmemx_signal_op", words) == theirs);
  CHECK(as_named_by("nvshmem_free", "") == "");
}

TEST_CASE("options: what no variable has set is set all the same") {
  alignas(Options) unsigned char dirty[sizeof(Options)];
  std::memset(dirty, 0xff, sizeof(dirty));
  Options* const options = new (dirty) Options;
  CHECK(options->wire == WireKind::shm);
  CHECK(options->network == WireKind::shm);
  CHECK(!options->disable_p2p);
  CHECK(!options->check_full);
  CHECK(options->max_teams == 0);
  options->~Options();
}

TEST_CASE("options: what is not valid is named, with what is") {
  const auto refuses = [](const char* name, const char* value, const char* valid) {
    INFO(std::string(name), "=", std::string(value));
    const Variable set(name, value);
    const std::string error = error_of([] { read_options(); });
    CHECK(has(error, name));
    CHECK(has(error, value));
    CHECK(has(error, valid));
  };
  for (const char* bad : {"soon", "-1", "3s", "nan", "inf", "1e300"})
    refuses("ISOMEM_TIMEOUT", bad, "a number from 0 to 1000000000");
  for (const char* bad : {"1.5", "-1", "2e9", "x"})
    refuses("ISOMEM_LOOPBACK_DELAY", bad, "a whole number from 0 to 1000000000");
  for (const char* bad : {"", "-1", "1.5", "x", "4097"}) {
    INFO(std::string(bad));
    const Variable set("ISOMEM_COLL", (std::string("cores=2,flat_pes=") + bad).c_str());
    CHECK(has(error_of([] { read_options(); }),
              (std::string("ISOMEM_COLL: flat_pes='") + bad + "' is not valid").c_str()));
  }
  refuses("ISOMEM_COLL", "round_pes=3", "counter_pes, flat_pes, pull_bytes, cores");
  refuses("ISOMEM_WIRE", "carrier pigeon", "shm or loopback");
  refuses("ISOMEM_CHECK", "ful", "args or full");
  refuses("ISOMEM_CHECK", "args|full", "args or full");
  refuses("ISOMEM_EXPLAIN", "all", "coll");
  for (const char* bad : {"here", "0", "0x380000000001", "0x380000000000 "}) {
    refuses("ISOMEM_WINDOW", bad, "a multiple of 2 MiB");
    refuses("ISOMEM_DEVICE_WINDOW", bad, "a multiple of 2 MiB");
  }
  for (const char* name :
       {"SHMEM_SYMMETRIC_SIZE", "SMA_SYMMETRIC_SIZE", "ISOMEM_STRIDE", "NVSHMEM_SYMMETRIC_SIZE"})
    refuses(name, "5q", "suffix k, m, g or t");
}

TEST_CASE("options: every variable is read, an older name where the new one is not set") {
  CHECK(option_rows().size() > 10);
  for (const OptionRow& row : option_rows()) {
    INFO(std::string(row.name));
    const Variable unset(row.name, nullptr), old_unset(row.old_name, nullptr);
    CHECK(setting_of(row).text == nullptr);
    const Variable old(row.old_name, "1");
    CHECK((setting_of(row).text != nullptr) == (*row.old_name != 0));
    const Variable set(row.name, "2");
    CHECK(std::string(setting_of(row).text) == "2");
  }
  const Variable old("SMA_SYMMETRIC_SIZE", "3m"), none("SHMEM_SYMMETRIC_SIZE", nullptr);
  CHECK(read_options().symmetric_size == 3u << 20);
  const Variable empty[] = {{"ISOMEM_TIMEOUT", ""}, {"ISOMEM_WIRE", ""},          {"ISOMEM_WINDOW", ""},
                            {"ISOMEM_COLL", ""},    {"SHMEM_SYMMETRIC_SIZE", ""}, {"ISOMEM_HOSTS", ""}};
  CHECK(read_options().wire == WireKind::shm);
  {
    const Variable last("ISOMEM_WIRE", "ucx");
    CHECK(read_options().wire == WireKind::ucx);
    CHECK(requested_split().hosts == HostSplit::kOneEach);
  }
  CHECK_FALSE(read_options().window);
  CHECK(read_options().symmetric_size == 3u << 20);  // by its old name
  for (const OptionRow& row : option_rows()) {
    const Variable nothing(row.name, ""), old_nothing(row.old_name, nullptr);
    CHECK((setting_of(row).text != nullptr) == (std::string(row.value) == "any"));
  }
}

TEST_CASE("numbers: one grammar, whatever they are for") {
  struct Row {
    const char* text;
    std::optional<uint64_t> whole;
    std::optional<double> decimal;
    std::optional<uint64_t> address;
  };
  const Row rows[] = {
      {"0", 0, 0, 0},       {"8", 8, 8, 8},        {"08", 8, 8, 8},       {"010", 10, 10, 10},
      {"1.5", {}, 1.5, {}}, {".5", {}, .5, {}},    {"2.", {}, 2, {}},     {"0x10", {}, {}, 16},
      {"0X1f", {}, {}, 31}, {"", {}, {}, {}},      {".", {}, {}, {}},     {" 1", {}, {}, {}},
      {"1 ", {}, {}, {}},   {"+1", {}, {}, {}},    {"-1", {}, {}, {}},    {"-0", {}, {}, {}},
      {"1e3", {}, 1e3, {}}, {"1,5", {}, {}, {}},   {"1.5.1", {}, {}, {}}, {"0x", {}, {}, {}},
      {"0x-1", {}, {}, {}}, {"x", {}, {}, {}},     {"nan", {}, {}, {}},   {"inf", {}, {}, {}},
      {"1m", {}, {}, {}},   {"0x1p3", {}, {}, {}}, {"\t1", {}, {}, {}},
  };
  for (const Row& row : rows) {
    INFO(std::string(row.text));
    CHECK(whole_number(row.text) == row.whole);
    CHECK(decimal_number(row.text) == row.decimal);
    CHECK(address_number(row.text) == row.address);
  }
  CHECK(whole_number("18446744073709551615") == ~uint64_t{0});
  CHECK_FALSE(whole_number("18446744073709551616"));
  CHECK_FALSE(address_number("0x10000000000000000"));
}

TEST_CASE("sizes") {
  CHECK(parse_size("0") == 0);
  CHECK(parse_size("4711") == 4711);
  CHECK(parse_size("1k") == 1024);
  CHECK(parse_size("2M") == 2u << 20);
  CHECK(parse_size("1.5g") == 3u << 29);
  CHECK(parse_size("1T") == uint64_t{1} << 40);
  CHECK(parse_size("0.1k") == 103);  // rounded up
  // the examples of the specification: a fraction, no digit before the point, one multiplier, the rest
  // ignored
  CHECK(parse_size("20m") == 20971520);
  CHECK(parse_size("3.1M") == 3250586);
  CHECK(parse_size(".5m") == parse_size("0.5m"));
  CHECK(parse_size("20kk") == 20u << 10);
  CHECK(parse_size("1mebibyte or so") == 1u << 20);
  CHECK(parse_size("1e3k") == 1024000);
  CHECK(parse_size("1.5e-1m") == parse_size("0.15m"));
  for (const char* bad :
       {"", "m", ".", "-5", "ten", "1e400", "1e5000", "e3", "+5", " 5", "0x10", "inf", "5 g", "5q"}) {
    INFO(bad);
    CHECK(has(error_of([&] { parse_size(bad, "SHMEM_SYMMETRIC_SIZE"); }), "SHMEM_SYMMETRIC_SIZE="));
  }
}

TEST_CASE("parts of a text") {
  const auto parts = [](const char* text) {
    std::string all;
    any_part(text, ',', [&](std::string_view part) {
      all.append("<").append(part).append(">");
      return part == "last";
    });
    return all;
  };
  CHECK(parts("") == "");
  CHECK(parts("a") == "<a>");
  CHECK(parts("a,,b,") == "<a><><b>");
  CHECK(parts("a,last,b") == "<a><last>");
  CHECK(first_line("/proc/self/comm") + "\n" == contents_of("/proc/self/comm"));
  CHECK(contents_of("/proc/self/maps").size() > 2048);  // of several reads
  CHECK(contents_of("/nowhere").empty());
}

TEST_CASE("PEs in an order: a list where they follow no rule") {
  const std::vector<std::vector<int>> orders = {{},        {3},       {3, 1},         {0, 1, 2, 3},
                                                {7, 5, 3}, {0, 1, 3}, {0, 2, 4, 5, 6}};
  for (const auto& order : orders) {
    PeSequence pes;
    for (const int pe : order) pes.push_back(pe);
    REQUIRE(pes.size() == static_cast<int>(order.size()));
    for (int i = 0; i < pes.size(); ++i) CHECK(pes[i] == order[static_cast<size_t>(i)]);
    bool is_regular = true;
    for (size_t i = 2; i < order.size(); ++i) is_regular &= order[i] - order[i - 1] == order[1] - order[0];
    CHECK((pes.list() == nullptr) == is_regular);
    for (int i = 0; pes.list() && i < pes.size(); ++i) CHECK(pes.list()[i] == pes[i]);
  }
}

TEST_CASE("heap limit: what is asked for, at most a share of the memory") {
  const uint64_t available = available_memory();
  CHECK(available > 1u << 20);
  CHECK(usable_cores() >= 1);
  {
    const Variable set("SHMEM_SYMMETRIC_SIZE", "3m");
    CHECK(heap_limit(2) == 3u << 20);
  }
  const Variable set("SHMEM_SYMMETRIC_SIZE", "1000t");
  CHECK(heap_limit(4) <= available / 3);
}

TEST_CASE("shape of a job: regions fit, or the limit is named") {
  const Variable none("ISOMEM_STRIDE", nullptr);
  for (const uint32_t n : {1u, 2u, 3u, 7u, 64u}) {
    const JobShape shape = shape_job(n, uint64_t{1} << 34);
    CHECK(shape.stride * n <= uint64_t{1} << 34);
    CHECK(2 * shape.stride * n > uint64_t{1} << 34);  // as large as possible
    CHECK((shape.stride & (shape.stride - 1)) == 0);
    CHECK(JobFile::create(shape).board_bytes() % (2u << 20) == 0);
  }
  CHECK(has(error_of([] { shape_job(64, 64u << 20); }), "no room for 64 PEs"));
  CHECK(has(error_of([] { shape_job(0, 64u << 20); }), "at least one PE"));
  const Variable set("ISOMEM_STRIDE", "100m");
  CHECK(shape_job(2, uint64_t{1} << 34).stride == 128u << 20);
}

TEST_CASE("job file: found by its descriptor, through the launcher, or refused with a reason") {
  const JobFile file = JobFile::create(shape_job(2, 256u << 20));
  const std::string variable = file.variable();
  {
    // adopt owns what it opens: it gets a duplicate, found through /proc since the number differs
    const std::string other = std::to_string(getpid()) + ":" + std::to_string(file.fd());
    const int inherited = dup(file.fd());
    REQUIRE(inherited >= 0);
    const std::string inode = variable.substr(variable.rfind(':'));
    const JobFile again =
        JobFile::adopt((std::to_string(getpid()) + ":" + std::to_string(inherited) + inode).c_str());
    CHECK(again.board()->header.n_pes == 2);
    again.board()->entry(1).heap_used = 99;
    CHECK(file.board()->entry(1).heap_used == 99);
    CHECK(has(error_of([&] { JobFile::adopt((other + ":1").c_str()); }), "is over"));
  }
  for (const char* bad : {"", "1", "a:b:c", "1:2:3:4", "1:2:3x"}) {
    CHECK(has(error_of([&] { JobFile::adopt(bad); }), "is not of the form"));
  }
  CHECK(has(error_of([] { JobFile::adopt("999999999:3:1"); }), "is the launcher still there"));
  file.board()->header.version += 1;
  const int copy = dup(file.fd());
  const std::string name =
      std::to_string(getpid()) + ":" + std::to_string(copy) + variable.substr(variable.rfind(':'));
  CHECK(has(error_of([&] { JobFile::adopt(name.c_str()); }), "same isomem installation"));
}
