"""Cuts the page's type out of @fontsource-variable/inter; needs fonttools and brotli. Run it in packages/web/src/app/styles."""

import sys
from io import BytesIO

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CUTS = {
    "inter-latin.woff2": "20-7E,A0,B0,B1,B7,D7,2013-2014,2018-2019,201C-201D,2026,2190-2193,2212",
    "inter-more.woff2": "A1-AF,B2-B6,B8-D6,D8-FF,2010-2012,2015-2017,201A-201B,201E-2025,2027,2030,2039-203A,20AC",
}


def cut(source: str, target: str, characters: str) -> None:
    # The subsetter wants a font as it is read, not as it was just changed.
    between = BytesIO()
    instantiateVariableFont(TTFont(source), {"wght": (400, 700)}).save(between)
    font = TTFont(between)
    options = Options(
        layout_features=["kern", "tnum"], hinting=False, name_IDs=[0, 1, 2], flavor="woff2"
    )
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(characters))
    subsetter.subset(font)
    keep_kerning(font)
    font.flavor = "woff2"
    font.save(target)


# In 2048ths of the size of the type: half a pixel at 16.
LEAST = 80


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
                if 0 < abs(getattr(value, "XAdvance", 0)) < LEAST:
                    value.XAdvance = 0
            # The low four bits are the values, the others their changes.
            pairs.ValueFormat1 &= 0xF
            pairs.ValueFormat2 &= 0xF


for target, characters in CUTS.items():
    cut(sys.argv[1], target, characters)
