# SPDX-License-Identifier: Apache-2.0
"""Makes the backend `isomem` known to torch.distributed; isomem itself is imported with the first group.

`import torch` calls register(), as an entry point of the group torch.backends. It is a package of its own so that an
isomem that cannot be loaded is no reason for `import torch` to fail.
"""

import sys
from typing import Any


def _create(*arguments: Any) -> Any:
    from isomem.torch import _create as create
    return create(*arguments)


def _rendezvous(*arguments: Any, **more: Any) -> Any:
    from isomem.torch import _rendezvous as rendezvous
    return rendezvous(*arguments, **more)


def register() -> None:
    """Registers the backend and init_method="isomem://", once. Raises nothing: what fails is told on stderr."""
    try:
        import torch.distributed as dist
        if not dist.is_available() or "isomem" in dist.Backend.backend_list:
            return
        dist.Backend.register_backend("isomem", _create, extended_api=True, devices=["cpu", "cuda"])
        dist.register_rendezvous_handler("isomem", _rendezvous)
    except Exception as error:
        print(f"isomem: the backend of torch.distributed cannot be registered: {error!r}", file=sys.stderr)
