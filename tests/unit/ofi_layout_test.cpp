// SPDX-License-Identifier: Apache-2.0
// That what wire/ofi_library.hpp declares lies where libfabric has it, where its headers are installed.
#include <doctest/doctest.h>

#include "wire/ofi_library.hpp"

#if __has_include(<rdma/fi_rma.h>)
#include <rdma/fabric.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_eq.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>

using namespace isomem;  // NOLINT

#define SAME(Ours, ours, Theirs, theirs)                                 \
  static_assert(offsetof(ofi::Ours, ours) == offsetof(Theirs, theirs) && \
                sizeof(ofi::Ours::ours) == sizeof(Theirs::theirs))

SAME(Ops, control, fi_ops, control);
SAME(Fid, ops, fid, ops);
SAME(TransmitAttr, op_flags, fi_tx_attr, op_flags);
SAME(EndpointAttr, type, fi_ep_attr, type);
SAME(EndpointAttr, max_msg_size, fi_ep_attr, max_msg_size);
SAME(DomainAttr, name, fi_domain_attr, name);
SAME(DomainAttr, threading, fi_domain_attr, threading);
SAME(DomainAttr, control_progress, fi_domain_attr, control_progress);
SAME(DomainAttr, data_progress, fi_domain_attr, data_progress);
SAME(DomainAttr, mr_mode, fi_domain_attr, mr_mode);
SAME(FabricAttr, prov_name, fi_fabric_attr, prov_name);
SAME(Info, caps, fi_info, caps);
SAME(Info, mode, fi_info, mode);
SAME(Info, ep_attr, fi_info, ep_attr);
SAME(Info, domain_attr, fi_info, domain_attr);
SAME(Info, fabric_attr, fi_info, fabric_attr);
SAME(FabricOps, domain, fi_ops_fabric, domain);
SAME(FabricOps, trywait, fi_ops_fabric, trywait);
SAME(Fabric, ops, fid_fabric, ops);
SAME(AddressVectorAttr, type, fi_av_attr, type);
SAME(QueueAttr, size, fi_cq_attr, size);
SAME(QueueAttr, format, fi_cq_attr, format);
SAME(QueueAttr, wait_obj, fi_cq_attr, wait_obj);
SAME(DomainOps, av_open, fi_ops_domain, av_open);
SAME(DomainOps, cq_open, fi_ops_domain, cq_open);
SAME(DomainOps, endpoint, fi_ops_domain, endpoint);
SAME(MemoryOps, reg, fi_ops_mr, reg);
SAME(Domain, ops, fid_domain, ops);
SAME(Domain, mr, fid_domain, mr);
SAME(Region, key, fid_mr, key);
SAME(AddressVectorOps, insert, fi_ops_av, insert);
SAME(AddressVector, ops, fid_av, ops);
SAME(Completion, bytes, fi_cq_msg_entry, len);
SAME(Failure, code, fi_cq_err_entry, err);
SAME(Failure, data_bytes, fi_cq_err_entry, err_data_size);
SAME(QueueOps, read, fi_ops_cq, read);
SAME(QueueOps, readerr, fi_ops_cq, readerr);
SAME(Queue, ops, fid_cq, ops);
SAME(RemotePlace, key, fi_rma_iov, key);
SAME(RmaMessage, to, fi_msg_rma, addr);
SAME(RmaMessage, context, fi_msg_rma, context);
SAME(RmaMessage, data, fi_msg_rma, data);
SAME(ConnectionOps, getname, fi_ops_cm, getname);
SAME(MessageOps, recv, fi_ops_msg, recv);
SAME(MessageOps, send, fi_ops_msg, send);
SAME(RmaOps, read, fi_ops_rma, read);
SAME(RmaOps, writemsg, fi_ops_rma, writemsg);
SAME(Endpoint, cm, fid_ep, cm);
SAME(Endpoint, msg, fid_ep, msg);
SAME(Endpoint, rma, fid_ep, rma);
static_assert(sizeof(ofi::AddressVectorAttr) == sizeof(fi_av_attr) &&
              sizeof(ofi::QueueAttr) == sizeof(fi_cq_attr));
static_assert(sizeof(ofi::Failure) == sizeof(fi_cq_err_entry) &&
              sizeof(ofi::RmaMessage) == sizeof(fi_msg_rma));
static_assert(sizeof(fi_context2) <= sizeof(void*) * ofi::kContextWords);

static_assert(ofi::kGetWait == FI_GETWAIT && ofi::kEnable == FI_ENABLE);
static_assert(ofi::kReliableDatagrams == FI_EP_RDM && ofi::kTable == FI_AV_TABLE);
static_assert(ofi::kThreadDomain == FI_THREAD_DOMAIN && ofi::kManualProgress == FI_PROGRESS_MANUAL);
static_assert(ofi::kMrVirtAddr == FI_MR_VIRT_ADDR && ofi::kMrAllocated == FI_MR_ALLOCATED);
static_assert(ofi::kMrProvKey == FI_MR_PROV_KEY && ofi::kMrEndpoint == FI_MR_ENDPOINT);
static_assert(ofi::kMsg == FI_MSG && ofi::kRma == FI_RMA && ofi::kRecv == FI_RECV &&
              ofi::kTransmit == FI_TRANSMIT);
static_assert(ofi::kRemoteRead == FI_REMOTE_READ && ofi::kRemoteWrite == FI_REMOTE_WRITE);
static_assert(ofi::kCompletion == FI_COMPLETION && ofi::kDeliveryComplete == FI_DELIVERY_COMPLETE);
static_assert(ofi::kContext == FI_CONTEXT && ofi::kContext2 == FI_CONTEXT2);
static_assert(ofi::kFormatMsg == FI_CQ_FORMAT_MSG && ofi::kWaitFd == FI_WAIT_FD);
static_assert(ofi::kAgain == FI_EAGAIN && ofi::kFailureThere == FI_EAVAIL);
static_assert(ofi::kAnyAddress == FI_ADDR_UNSPEC && ofi::kVersion == FI_VERSION(1, 17));

TEST_CASE("libfabric's structs lie where its wire has them") { CHECK(sizeof(ofi::Info) <= sizeof(fi_info)); }
#else
TEST_CASE("libfabric's structs: its headers are not installed") { CHECK(sizeof(isomem::ofi::Fid) == 24); }
#endif
