# SPDX-License-Identifier: Apache-2.0
"""The reference manual: api/text/*.md, bound to the rows of api/table.py, as man pages and as HTML."""
