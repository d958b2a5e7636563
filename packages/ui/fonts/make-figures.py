#!/usr/bin/env python3
"""Makes the digits of one width with a plain zero (docs/adr/0110-digits-of-one-width.md) from the installed Mona Sans.

Needs fonttools with brotli (Debian: python3-fonttools, python3-brotli). Run in this folder; writes ../src/styles/mona-sans-figures.woff2.
"""
from copy import deepcopy
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2"
TARGET = ROOT / "packages/ui/src/styles/mona-sans-figures.woff2"
NAMES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
# The last points of a glyph's variations are its four sides; the first two say how its width grows.
SIDES = 4

font = TTFont(SOURCE)
glyphs, metrics, variations = font["glyf"], font["hmtx"].metrics, font["gvar"].variations

# The zero of one width is slashed: it takes the outline of the plain one, in the middle of its own width.
width = metrics["zero.tf"][0]
shift = (width - metrics["zero"][0]) // 2
plain = deepcopy(glyphs["zero"])
plain.coordinates.translate((shift, 0))
plain.recalcBounds(glyphs)
glyphs["zero.tf"] = plain
metrics["zero.tf"] = (width, plain.xMin)
grows = [variation.coordinates[-SIDES:] for variation in variations["zero.tf"]]
outline = deepcopy(variations["zero"])
for variation, sides in zip(outline, grows, strict=True):
    own, its = variation.coordinates[-SIDES + 1], sides[1]
    half = round(((its or (0, 0))[0] - (own or (0, 0))[0]) / 2)
    variation.coordinates = [
        None if point is None else (point[0] + half, point[1]) for point in variation.coordinates[:-SIDES]
    ] + list(sides)
variations["zero.tf"] = outline

for table in font["cmap"].tables:
    table.cmap.update({0x30 + digit: f"{name}.tf" for digit, name in enumerate(NAMES) if 0x30 + digit in table.cmap})
# The widths stand with the outlines.
del font["HVAR"]

options = subset.Options(layout_features=[], name_IDs=[1, 2], flavor="woff2", hinting=False)
options.drop_tables += ["MVAR", "STAT", "GDEF", "GPOS", "GSUB"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=range(0x30, 0x3A))
subsetter.subset(font)
for record in font["name"].names:
    if record.nameID == 1:
        record.string = "Mona Sans Figures"
font.flavor = "woff2"
font.save(TARGET)
