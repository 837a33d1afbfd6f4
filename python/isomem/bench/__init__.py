# SPDX-License-Identifier: Apache-2.0
"""Benchmarks of applications: python -m isomem.bench.resnet50."""
