# SPDX-License-Identifier: Apache-2.0
"""ResNet-50 (He et al., Deep Residual Learning for Image Recognition), as torch's users know it: the stride of a block
is that of its 3x3 convolution."""

from typing import Any

import torch
from torch import nn


class Bottleneck(nn.Module):
    def __init__(self, planes_in: int, planes: int, stride: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(planes_in, planes, 1, bias=False), nn.BatchNorm2d(planes), nn.ReLU(inplace=True),
            nn.Conv2d(planes, planes, 3, stride, 1, bias=False), nn.BatchNorm2d(planes), nn.ReLU(inplace=True),
            nn.Conv2d(planes, 4 * planes, 1, bias=False), nn.BatchNorm2d(4 * planes))
        self.shortcut = nn.Identity()
        if stride != 1 or planes_in != 4 * planes:
            self.shortcut = nn.Sequential(nn.Conv2d(planes_in, 4 * planes, 1, stride, bias=False),
                                          nn.BatchNorm2d(4 * planes))

    def forward(self, images: Any) -> Any:
        return torch.relu(self.body(images) + self.shortcut(images))


def resnet50(width: int = 64, classes: int = 1000) -> Any:
    """width: planes of the first stage. ResNet-50 has 64, and 25,557,032 parameters."""
    layers = [nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width), nn.ReLU(inplace=True),
              nn.MaxPool2d(3, 2, 1)]
    planes_in = width
    for stage, blocks in enumerate((3, 4, 6, 3)):
        planes = width << stage
        for block in range(blocks):
            layers.append(Bottleneck(planes_in, planes, 2 if block == 0 and stage > 0 else 1))
            planes_in = 4 * planes
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(planes_in, classes))
