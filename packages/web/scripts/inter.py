"""Cuts the page's type out of @fontsource-variable/inter; needs fonttools and brotli. Run it in packages/web/src/app/styles."""

import sys
from io import BytesIO

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
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
# In those units: kerning is a multiple of this, a sixth of a pixel at 16, so that more letters are kerned alike.
KERNING_STEP = 10


def cut(source: str, target: str, characters: str) -> None:
    # The subsetter wants a font as it is read, not as it was just changed.
    between = BytesIO()
    instantiateVariableFont(TTFont(source), {"wght": (400, 700)}).save(between)
    font = TTFont(between)
    # Names of weights are for menus of fonts.
    font["fvar"].instances = []
    keep_tabular(font)
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


# Figures, and what stands beside them in tables.
TABULAR = "0123456789 .,:+-−\u00a0"


def keep_tabular(font: TTFont) -> None:
    """Other signs are as wide in tables as anywhere."""
    kept = {font.getBestCmap()[ord(sign)] for sign in TABULAR}
    substitutions = font["GSUB"].table
    for record in substitutions.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for at in record.Feature.LookupListIndex:
            for table in substitutions.LookupList.Lookup[at].SubTable:
                mapping = getattr(table, "ExtSubTable", table).mapping
                for glyph in mapping.keys() - kept:
                    del mapping[glyph]


def keep_kerning(font: TTFont) -> None:
    """Kerns all weights like the regular one, and not by less than is seen: then many letters are kerned alike, in one small table."""
    glyphs = font.getGlyphOrder()
    lookups = font["GPOS"].table.LookupList.Lookup
    tables = [[getattr(table, "ExtSubTable", table) for table in lookup.SubTable] for lookup in lookups]
    rows = {left: tuple(kerning(tables, left, right) for right in glyphs) for left in glyphs}
    columns = {right: tuple(rows[left][at] for left in glyphs) for at, right in enumerate(glyphs)}
    lefts, rights = alike(rows), alike(columns)
    pairs = {
        (left, right): (buildValue({"XAdvance": value}), None)
        for left in lefts
        for right in rights
        if (value := rows[left[0]][font.getGlyphID(right[0])])
    }
    lookup = lookups[0]
    lookup.LookupType, lookup.SubTable = 2, [buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())]
    lookup.SubTableCount = lookup.LookupCount = 1
    font["GPOS"].table.LookupList.Lookup = [lookup]
    font["GPOS"].table.LookupList.LookupCount = 1
    for record in font["GPOS"].table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex, record.Feature.LookupCount = [0], 1


def kerning(lookups: list[list], left: str, right: str) -> int:
    """How far a pair is kerned, by all lookups together."""
    advance = sum(advance_in(tables, left, right) for tables in lookups)
    return KERNING_STEP * round(advance / KERNING_STEP) if abs(advance) >= LEAST_KERNING else 0


def advance_in(tables: list, left: str, right: str) -> int:
    """The first table of a lookup that knows the pair counts; tables of classes know all pairs of their first glyphs."""
    for table in tables:
        if left not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            kept = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
            found = next((record for record in kept if record.SecondGlyph == right), None)
        else:
            first = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
            found = first.Class2Record[table.ClassDef2.classDefs.get(right, 0)]
        if found is not None:
            return getattr(found.Value1, "XAdvance", 0)
    return 0


def alike(kerned: dict[str, tuple[int, ...]]) -> list[tuple[str, ...]]:
    """Glyphs that are kerned in the same way, without those that are not kerned at all."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for glyph, values in kerned.items():
        if any(values):
            groups.setdefault(values, []).append(glyph)
    return [tuple(group) for group in groups.values()]


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
