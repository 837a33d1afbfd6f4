#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# remote_shell.sh HOST COMMAND: as ssh, for tests; every host is this machine.
TEST_HOST=$1
export TEST_HOST
shift
exec sh -c "$*"
