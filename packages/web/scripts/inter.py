"""Cuts the page's type out of @fontsource-variable/inter; needs fonttools and brotli. Run it in packages/web/src/app/styles."""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

# What is in neither is shown in a type of the system; `type.css` says the same to the browser.
CUTS = {
    "inter-latin.woff2": "20-22,25-3F,41-5A,61-7A,A0,B0,B1,B7,D7,2013-2014,2018-2019,201C-201D,2026,2190-2193,2212",
    "inter-more.woff2": "23-24,40,5B-60,7B-7E,A1-AF,B2-B6,B8-D6,D8-FF,2010-2012,2015-2017,201A-201B,201E-2025,2027,2030,2039-203A,20AC",
}

# Units in the size of the type, half of Inter's own: the outlines move by a 128th of a pixel at 16.
UNITS = 1024
# In those units: how far a point may lie from where the bold type has it, if that spares its numbers.
TOLERANCE = 1
# In those units: kerning below half a pixel at 16 is not seen.
LEAST_KERNING = 40


def cut(source: str, target: str, characters: str) -> None:
    # The subsetter wants a font as it is read, not as it was just changed.
    between = BytesIO()
    instantiateVariableFont(TTFont(source), {"wght": (400, 700)}).save(between)
    font = TTFont(between)
    # Names of weights are for menus of fonts.
    font["fvar"].instances = []
    options = Options(
        layout_features=["kern", "tnum"], hinting=False, name_IDs=[0, 1, 2], flavor="woff2"
    )
    # The classes of glyphs in GDEF are for marks, of which there are none.
    options.drop_tables += ["STAT", "MVAR", "GDEF"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    scale_upem(font, UNITS)
    keep_kerning(font)
    spare_points(font)
    font.flavor = "woff2"
    font.save(target)


def keep_kerning(font: TTFont) -> None:
    """Kerns all weights like the regular one, and not by less than is seen: that takes 1.2 kB."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for kept in pairs.PairSet for record in kept.PairValueRecord]
            else:
                records = [record for first in pairs.Class1Record for record in first.Class2Record]
            for value in (value for record in records for value in (record.Value1, record.Value2)):
                for device in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
                    if hasattr(value, device):
                        delattr(value, device)
                if 0 < abs(getattr(value, "XAdvance", 0)) < LEAST_KERNING:
                    value.XAdvance = 0
            # The low four bits are the values, the others their changes.
            pairs.ValueFormat1 &= 0xF
            pairs.ValueFormat2 &= 0xF


def spare_points(font: TTFont) -> None:
    """Leaves out how points move towards bold where those beside them say it closely enough."""
    metrics = font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, outline = font["glyf"]._getCoordinatesAndControls(name, metrics)
        if outline.numberOfContours < 1:
            continue
        for variation in variations:
            moved = iup_delta(variation.coordinates, points, outline.endPts)
            whole = [(round(x), round(y)) for x, y in moved]
            variation.coordinates = iup_delta_optimize(whole, points, outline.endPts, TOLERANCE)


for target, characters in CUTS.items():
    cut(sys.argv[1], target, characters)
