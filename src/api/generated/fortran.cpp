// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/fortran_table.py: change the table and run it.
// clang-format off
#include "api/active_sets.hpp"
#include "api/calls.hpp"
#include "api/fortran.hpp"

namespace api = isomem::api;
using namespace isomem::api::fortran;

#pragma GCC visibility push(default)
extern "C" {

// Set-up and queries
int shmem_my_pe_() { return shmem_my_pe(); }
int shmem_n_pes_() { return shmem_n_pes(); }
int my_pe_() { return _my_pe(); }
int num_pes_() { return _num_pes(); }
int shmem_pe_accessible_(const int* pe) { return shmem_pe_accessible(*pe); }
int shmem_addr_accessible_(const void* addr, const int* pe) { return shmem_addr_accessible(addr, *pe); }
void shmem_info_get_version_(int* major, int* minor) { shmem_info_get_version(major, minor); }

// Symmetric memory
void *shmem_ptr_(const void* dest, const int* pe) { return shmem_ptr(dest, *pe); }

// Put and get
void shmem_character_put_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_CHARACTER_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_CHARACTER_PUT", "nelems", nelems), *pe); }
void shmem_complex_put_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_COMPLEX_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_COMPLEX_PUT", "nelems", nelems), *pe); }
void shmem_double_put_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_DOUBLE_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_DOUBLE_PUT", "nelems", nelems), *pe); }
void shmem_integer_put_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_INTEGER_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_INTEGER_PUT", "nelems", nelems), *pe); }
void shmem_logical_put_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_LOGICAL_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_LOGICAL_PUT", "nelems", nelems), *pe); }
void shmem_real_put_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_REAL_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_REAL_PUT", "nelems", nelems), *pe); }
void shmem_put4_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT4", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT4", "nelems", nelems), *pe); }
void shmem_put8_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT8", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT8", "nelems", nelems), *pe); }
void shmem_put32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT32", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT32", "nelems", nelems), *pe); }
void shmem_put64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT64", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT64", "nelems", nelems), *pe); }
void shmem_put128_(Storage<16>* dest, const Storage<16>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT128", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT128", "nelems", nelems), *pe); }
void shmem_putmem_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUTMEM", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUTMEM", "nelems", nelems), *pe); }
void shmem_character_get_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_CHARACTER_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_CHARACTER_GET", "nelems", nelems), *pe); }
void shmem_complex_get_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_COMPLEX_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_COMPLEX_GET", "nelems", nelems), *pe); }
void shmem_double_get_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_DOUBLE_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_DOUBLE_GET", "nelems", nelems), *pe); }
void shmem_integer_get_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_INTEGER_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_INTEGER_GET", "nelems", nelems), *pe); }
void shmem_logical_get_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_LOGICAL_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_LOGICAL_GET", "nelems", nelems), *pe); }
void shmem_real_get_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_REAL_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_REAL_GET", "nelems", nelems), *pe); }
void shmem_get4_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET4", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET4", "nelems", nelems), *pe); }
void shmem_get8_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET8", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET8", "nelems", nelems), *pe); }
void shmem_get32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET32", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET32", "nelems", nelems), *pe); }
void shmem_get64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET64", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET64", "nelems", nelems), *pe); }
void shmem_get128_(Storage<16>* dest, const Storage<16>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET128", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET128", "nelems", nelems), *pe); }
void shmem_getmem_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GETMEM", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GETMEM", "nelems", nelems), *pe); }
void shmem_complex_iput_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_COMPLEX_IPUT", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_COMPLEX_IPUT", "nelems", nelems), *pe); }
void shmem_double_iput_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_DOUBLE_IPUT", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_DOUBLE_IPUT", "nelems", nelems), *pe); }
void shmem_integer_iput_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_INTEGER_IPUT", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_INTEGER_IPUT", "nelems", nelems), *pe); }
void shmem_logical_iput_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_LOGICAL_IPUT", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_LOGICAL_IPUT", "nelems", nelems), *pe); }
void shmem_real_iput_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_REAL_IPUT", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_REAL_IPUT", "nelems", nelems), *pe); }
void shmem_iput4_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_IPUT4", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IPUT4", "nelems", nelems), *pe); }
void shmem_iput8_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_IPUT8", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IPUT8", "nelems", nelems), *pe); }
void shmem_iput32_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_IPUT32", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IPUT32", "nelems", nelems), *pe); }
void shmem_iput64_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_IPUT64", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IPUT64", "nelems", nelems), *pe); }
void shmem_iput128_(Storage<16>* dest, const Storage<16>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iput("SHMEM_IPUT128", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IPUT128", "nelems", nelems), *pe); }
void shmem_complex_iget_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_COMPLEX_IGET", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_COMPLEX_IGET", "nelems", nelems), *pe); }
void shmem_double_iget_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_DOUBLE_IGET", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_DOUBLE_IGET", "nelems", nelems), *pe); }
void shmem_integer_iget_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_INTEGER_IGET", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_INTEGER_IGET", "nelems", nelems), *pe); }
void shmem_logical_iget_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_LOGICAL_IGET", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_LOGICAL_IGET", "nelems", nelems), *pe); }
void shmem_real_iget_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_REAL_IGET", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_REAL_IGET", "nelems", nelems), *pe); }
void shmem_iget4_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_IGET4", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IGET4", "nelems", nelems), *pe); }
void shmem_iget8_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_IGET8", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IGET8", "nelems", nelems), *pe); }
void shmem_iget32_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_IGET32", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IGET32", "nelems", nelems), *pe); }
void shmem_iget64_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_IGET64", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IGET64", "nelems", nelems), *pe); }
void shmem_iget128_(Storage<16>* dest, const Storage<16>* source, const int* dst, const int* sst, const int* nelems, const int* pe) { api::iget("SHMEM_IGET128", SHMEM_CTX_DEFAULT, dest, source, *dst, *sst, count("SHMEM_IGET128", "nelems", nelems), *pe); }
void shmem_character_put_nbi_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_CHARACTER_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_CHARACTER_PUT_NBI", "nelems", nelems), *pe); }
void shmem_complex_put_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_COMPLEX_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_COMPLEX_PUT_NBI", "nelems", nelems), *pe); }
void shmem_double_put_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_DOUBLE_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_DOUBLE_PUT_NBI", "nelems", nelems), *pe); }
void shmem_integer_put_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_INTEGER_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_INTEGER_PUT_NBI", "nelems", nelems), *pe); }
void shmem_logical_put_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_LOGICAL_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_LOGICAL_PUT_NBI", "nelems", nelems), *pe); }
void shmem_real_put_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_REAL_PUT_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_REAL_PUT_NBI", "nelems", nelems), *pe); }
void shmem_put4_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUT4_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT4_NBI", "nelems", nelems), *pe); }
void shmem_put8_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUT8_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT8_NBI", "nelems", nelems), *pe); }
void shmem_put32_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUT32_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT32_NBI", "nelems", nelems), *pe); }
void shmem_put64_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUT64_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT64_NBI", "nelems", nelems), *pe); }
void shmem_put128_nbi_(Storage<16>* dest, const Storage<16>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUT128_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT128_NBI", "nelems", nelems), *pe); }
void shmem_putmem_nbi_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, false>("SHMEM_PUTMEM_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUTMEM_NBI", "nelems", nelems), *pe); }
void shmem_character_get_nbi_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_CHARACTER_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_CHARACTER_GET_NBI", "nelems", nelems), *pe); }
void shmem_complex_get_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_COMPLEX_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_COMPLEX_GET_NBI", "nelems", nelems), *pe); }
void shmem_double_get_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_DOUBLE_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_DOUBLE_GET_NBI", "nelems", nelems), *pe); }
void shmem_integer_get_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_INTEGER_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_INTEGER_GET_NBI", "nelems", nelems), *pe); }
void shmem_logical_get_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_LOGICAL_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_LOGICAL_GET_NBI", "nelems", nelems), *pe); }
void shmem_real_get_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_REAL_GET_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_REAL_GET_NBI", "nelems", nelems), *pe); }
void shmem_get4_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GET4_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET4_NBI", "nelems", nelems), *pe); }
void shmem_get8_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GET8_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET8_NBI", "nelems", nelems), *pe); }
void shmem_get32_nbi_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GET32_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET32_NBI", "nelems", nelems), *pe); }
void shmem_get64_nbi_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GET64_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET64_NBI", "nelems", nelems), *pe); }
void shmem_get128_nbi_(Storage<16>* dest, const Storage<16>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GET128_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET128_NBI", "nelems", nelems), *pe); }
void shmem_getmem_nbi_(Storage<1>* dest, const Storage<1>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, false>("SHMEM_GETMEM_NBI", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GETMEM_NBI", "nelems", nelems), *pe); }
void shmem_put_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Put, true>("SHMEM_PUT", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_PUT", "nelems", nelems), *pe); }
void shmem_get_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* pe) { api::transfer<isomem::Get, true>("SHMEM_GET", SHMEM_CTX_DEFAULT, dest, source, count("SHMEM_GET", "nelems", nelems), *pe); }

// Atomics
void shmem_int4_add_(int32_t* dest, const int32_t* value, const int* pe) { api::amo_add("SHMEM_INT4_ADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_int8_add_(int64_t* dest, const int64_t* value, const int* pe) { api::amo_add("SHMEM_INT8_ADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_add_(int32_t* dest, const int32_t* value, const int* pe) { api::amo_add("SHMEM_ADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_int4_inc_(int32_t* dest, const int* pe) { api::amo_inc("SHMEM_INT4_INC", SHMEM_CTX_DEFAULT, dest, *pe); }
void shmem_int8_inc_(int64_t* dest, const int* pe) { api::amo_inc("SHMEM_INT8_INC", SHMEM_CTX_DEFAULT, dest, *pe); }
void shmem_inc_(int32_t* dest, const int* pe) { api::amo_inc("SHMEM_INC", SHMEM_CTX_DEFAULT, dest, *pe); }
int32_t shmem_int4_fadd_(int32_t* dest, const int32_t* value, const int* pe) { return api::amo_fetch_add("SHMEM_INT4_FADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int64_t shmem_int8_fadd_(int64_t* dest, const int64_t* value, const int* pe) { return api::amo_fetch_add("SHMEM_INT8_FADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int32_t shmem_fadd_(int32_t* dest, const int32_t* value, const int* pe) { return api::amo_fetch_add("SHMEM_FADD", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int32_t shmem_int4_finc_(int32_t* dest, const int* pe) { return api::amo_fetch_inc("SHMEM_INT4_FINC", SHMEM_CTX_DEFAULT, dest, *pe); }
int64_t shmem_int8_finc_(int64_t* dest, const int* pe) { return api::amo_fetch_inc("SHMEM_INT8_FINC", SHMEM_CTX_DEFAULT, dest, *pe); }
int32_t shmem_finc_(int32_t* dest, const int* pe) { return api::amo_fetch_inc("SHMEM_FINC", SHMEM_CTX_DEFAULT, dest, *pe); }
int32_t shmem_int4_cswap_(int32_t* dest, const int32_t* cond, const int32_t* value, const int* pe) { return api::amo_compare_swap("SHMEM_INT4_CSWAP", SHMEM_CTX_DEFAULT, dest, *cond, *value, *pe); }
int64_t shmem_int8_cswap_(int64_t* dest, const int64_t* cond, const int64_t* value, const int* pe) { return api::amo_compare_swap("SHMEM_INT8_CSWAP", SHMEM_CTX_DEFAULT, dest, *cond, *value, *pe); }
int32_t shmem_cswap_(int32_t* dest, const int32_t* cond, const int32_t* value, const int* pe) { return api::amo_compare_swap("SHMEM_CSWAP", SHMEM_CTX_DEFAULT, dest, *cond, *value, *pe); }
int32_t shmem_int4_swap_(int32_t* dest, const int32_t* value, const int* pe) { return api::amo_swap("SHMEM_INT4_SWAP", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int64_t shmem_int8_swap_(int64_t* dest, const int64_t* value, const int* pe) { return api::amo_swap("SHMEM_INT8_SWAP", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
float shmem_real4_swap_(float* dest, const float* value, const int* pe) { return api::amo_swap("SHMEM_REAL4_SWAP", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
double shmem_real8_swap_(double* dest, const double* value, const int* pe) { return api::amo_swap("SHMEM_REAL8_SWAP", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int32_t shmem_swap_(int32_t* dest, const int32_t* value, const int* pe) { return api::amo_swap("SHMEM_SWAP", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
int32_t shmem_int4_fetch_(const int32_t* source, const int* pe) { return api::amo_fetch("SHMEM_INT4_FETCH", SHMEM_CTX_DEFAULT, source, *pe); }
int64_t shmem_int8_fetch_(const int64_t* source, const int* pe) { return api::amo_fetch("SHMEM_INT8_FETCH", SHMEM_CTX_DEFAULT, source, *pe); }
float shmem_real4_fetch_(const float* source, const int* pe) { return api::amo_fetch("SHMEM_REAL4_FETCH", SHMEM_CTX_DEFAULT, source, *pe); }
double shmem_real8_fetch_(const double* source, const int* pe) { return api::amo_fetch("SHMEM_REAL8_FETCH", SHMEM_CTX_DEFAULT, source, *pe); }
void shmem_int4_set_(int32_t* dest, const int32_t* value, const int* pe) { api::amo_set("SHMEM_INT4_SET", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_int8_set_(int64_t* dest, const int64_t* value, const int* pe) { api::amo_set("SHMEM_INT8_SET", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_real4_set_(float* dest, const float* value, const int* pe) { api::amo_set("SHMEM_REAL4_SET", SHMEM_CTX_DEFAULT, dest, *value, *pe); }
void shmem_real8_set_(double* dest, const double* value, const int* pe) { api::amo_set("SHMEM_REAL8_SET", SHMEM_CTX_DEFAULT, dest, *value, *pe); }

// Waiting, ordering, synchronization
void shmem_int4_wait_(int32_t* ivar, const int32_t* cmp_value) { api::wait("SHMEM_INT4_WAIT", ivar, *cmp_value); }
void shmem_int8_wait_(int64_t* ivar, const int64_t* cmp_value) { api::wait("SHMEM_INT8_WAIT", ivar, *cmp_value); }
void shmem_int4_wait_until_(int32_t* ivar, const int* cmp, const int32_t* cmp_value) { api::wait_until("SHMEM_INT4_WAIT_UNTIL", ivar, *cmp, *cmp_value); }
void shmem_int8_wait_until_(int64_t* ivar, const int* cmp, const int64_t* cmp_value) { api::wait_until("SHMEM_INT8_WAIT_UNTIL", ivar, *cmp, *cmp_value); }
void shmem_wait_(int32_t* ivar, const int32_t* cmp_value) { api::wait("SHMEM_WAIT", ivar, *cmp_value); }
void shmem_wait_until_(int32_t* ivar, const int* cmp, const int32_t* cmp_value) { api::wait_until("SHMEM_WAIT_UNTIL", ivar, *cmp, *cmp_value); }
void shmem_fence_() { shmem_fence(); }
void shmem_quiet_() { shmem_quiet(); }
void shmem_barrier_all_() { shmem_barrier_all(); }
void shmem_barrier_(const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { shmem_barrier(*PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_sync_all_() { shmem_sync_all(); }
void shmem_sync_(const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { shmem_sync(*PE_start, *logPE_stride, *PE_size, work_array(pSync)); }

// Collective data movement
void shmem_broadcast4_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_root, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::broadcast("SHMEM_BROADCAST4", dest, source, count("SHMEM_BROADCAST4", "nelems", nelems), *PE_root, *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_broadcast8_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_root, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::broadcast("SHMEM_BROADCAST8", dest, source, count("SHMEM_BROADCAST8", "nelems", nelems), *PE_root, *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_broadcast32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_root, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::broadcast("SHMEM_BROADCAST32", dest, source, count("SHMEM_BROADCAST32", "nelems", nelems), *PE_root, *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_broadcast64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_root, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::broadcast("SHMEM_BROADCAST64", dest, source, count("SHMEM_BROADCAST64", "nelems", nelems), *PE_root, *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_collect4_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::collect("SHMEM_COLLECT4", dest, source, count("SHMEM_COLLECT4", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_collect8_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::collect("SHMEM_COLLECT8", dest, source, count("SHMEM_COLLECT8", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_collect32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::collect("SHMEM_COLLECT32", dest, source, count("SHMEM_COLLECT32", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_collect64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::collect("SHMEM_COLLECT64", dest, source, count("SHMEM_COLLECT64", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_fcollect4_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::fcollect("SHMEM_FCOLLECT4", dest, source, count("SHMEM_FCOLLECT4", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_fcollect8_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::fcollect("SHMEM_FCOLLECT8", dest, source, count("SHMEM_FCOLLECT8", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_fcollect32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::fcollect("SHMEM_FCOLLECT32", dest, source, count("SHMEM_FCOLLECT32", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_fcollect64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::fcollect("SHMEM_FCOLLECT64", dest, source, count("SHMEM_FCOLLECT64", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_alltoall32_(Storage<4>* dest, const Storage<4>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::alltoall("SHMEM_ALLTOALL32", dest, source, count("SHMEM_ALLTOALL32", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_alltoall64_(Storage<8>* dest, const Storage<8>* source, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::alltoall("SHMEM_ALLTOALL64", dest, source, count("SHMEM_ALLTOALL64", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_alltoalls32_(Storage<4>* dest, const Storage<4>* source, const int* dst, const int* sst, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::alltoalls("SHMEM_ALLTOALLS32", dest, source, *dst, *sst, count("SHMEM_ALLTOALLS32", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }
void shmem_alltoalls64_(Storage<8>* dest, const Storage<8>* source, const int* dst, const int* sst, const int* nelems, const int* PE_start, const int* logPE_stride, const int* PE_size, int* pSync) { api::alltoalls("SHMEM_ALLTOALLS64", dest, source, *dst, *sst, count("SHMEM_ALLTOALLS64", "nelems", nelems), *PE_start, *logPE_stride, *PE_size, work_array(pSync)); }

// Reductions
void shmem_int4_and_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::band>("SHMEM_INT4_AND_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_and_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::band>("SHMEM_INT8_AND_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_and_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::band>("SHMEM_INT2_AND_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_or_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bor>("SHMEM_INT4_OR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_or_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bor>("SHMEM_INT8_OR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_or_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bor>("SHMEM_INT2_OR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_xor_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bxor>("SHMEM_INT4_XOR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_xor_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bxor>("SHMEM_INT8_XOR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_xor_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::bxor>("SHMEM_INT2_XOR_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_max_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_INT4_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_max_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_INT8_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real4_max_to_all_(float* dest, const float* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, float* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_REAL4_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real8_max_to_all_(double* dest, const double* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, double* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_REAL8_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real16_max_to_all_(Real16* dest, const Real16* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, Real16* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_REAL16_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_max_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::max>("SHMEM_INT2_MAX_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_min_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_INT4_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_min_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_INT8_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real4_min_to_all_(float* dest, const float* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, float* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_REAL4_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real8_min_to_all_(double* dest, const double* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, double* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_REAL8_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real16_min_to_all_(Real16* dest, const Real16* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, Real16* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_REAL16_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_min_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::min>("SHMEM_INT2_MIN_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_sum_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_INT4_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_sum_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_INT8_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real4_sum_to_all_(float* dest, const float* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, float* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_REAL4_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real8_sum_to_all_(double* dest, const double* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, double* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_REAL8_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real16_sum_to_all_(Real16* dest, const Real16* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, Real16* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_REAL16_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_comp4_sum_to_all_(isomem_complexf* dest, const isomem_complexf* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, isomem_complexf* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_COMP4_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_comp8_sum_to_all_(isomem_complexd* dest, const isomem_complexd* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, isomem_complexd* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_COMP8_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_sum_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::sum>("SHMEM_INT2_SUM_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int4_prod_to_all_(int32_t* dest, const int32_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int32_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_INT4_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int8_prod_to_all_(int64_t* dest, const int64_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int64_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_INT8_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real4_prod_to_all_(float* dest, const float* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, float* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_REAL4_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real8_prod_to_all_(double* dest, const double* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, double* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_REAL8_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_real16_prod_to_all_(Real16* dest, const Real16* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, Real16* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_REAL16_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_comp4_prod_to_all_(isomem_complexf* dest, const isomem_complexf* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, isomem_complexf* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_COMP4_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_comp8_prod_to_all_(isomem_complexd* dest, const isomem_complexd* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, isomem_complexd* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_COMP8_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }
void shmem_int2_prod_to_all_(int16_t* dest, const int16_t* source, const int* nreduce, const int* PE_start, const int* logPE_stride, const int* PE_size, int16_t* pWrk, int* pSync) { api::reduce<api::ReduceOp::prod>("SHMEM_INT2_PROD_TO_ALL", dest, source, *nreduce, *PE_start, *logPE_stride, *PE_size, pWrk, work_array(pSync)); }

// Locks

// Cache control
void shmem_clear_cache_inv_() { shmem_clear_cache_inv(); }
void shmem_set_cache_inv_() { shmem_set_cache_inv(); }
void shmem_set_cache_line_inv_(void* dest) { shmem_set_cache_line_inv(dest); }
void shmem_clear_cache_line_inv_(void* dest) { shmem_clear_cache_line_inv(dest); }
void shmem_udcflush_() { shmem_udcflush(); }
void shmem_udcflush_line_(void* dest) { shmem_udcflush_line(dest); }

}  // extern "C"
#pragma GCC visibility pop
