import { checkShape, type Flaw, parseShape } from '@sextant/engine'
import { axialDistance } from '@sextant/hex'
import { whyNotPieces } from './check-pieces.ts'
import { isPlace, whyNotPlace, whyNotSide, whyUnknown } from './check-reference.ts'
import { repeated } from './repeated.ts'
import type { Arrow, ArrowKind, ChartStage, HexStage, Panel, Scene, SeaStage } from './scene.ts'
import { sceneSchema } from './scene-schema.ts'
import type { Skin } from './skin.ts'

/** A scene from a file, a network or a program; an `InputError` where it has not the shape of one. */
export function parseScene(value: unknown, source: string): Scene {
  return parseShape(sceneSchema, value, source)
}

/** Everything that keeps renderers from showing the scene in this skin; nothing when it is sound. */
export function whyNotScene(scene: Scene, skin: Skin): Flaw[] {
  const shape = checkShape(sceneSchema, scene)
  if (!shape.ok) return [...shape.flaws]
  return [
    ...whyNotStage(scene, skin),
    ...whyNotSides(scene, skin),
    ...whyNotPieces(scene, skin),
    ...(scene.highlights ?? []).flatMap(({ cell }, number) =>
      whyNotPlace(scene, cell, `/highlights/${number}/cell`),
    ),
    ...(scene.arrows ?? []).flatMap((arrow, number) => whyNotArrow(scene, arrow, `/arrows/${number}`)),
    ...(scene.floats ?? []).flatMap(({ at }, number) => whyNotPlace(scene, at, `/floats/${number}/at`)),
    ...whyNotPanels(scene.panels ?? []),
  ]
}

function whyNotStage(scene: Scene, skin: Skin): Flaw[] {
  const { stage } = scene
  switch (stage.kind) {
    case 'sea':
      return whyNotSea(stage)
    case 'hexes':
      return whyNotHexes(scene, stage, skin)
    case 'chart':
      return whyNotChart(stage, skin)
  }
}

function whyNotChart({ width, height, places, ways }: ChartStage, skin: Skin): Flaw[] {
  return [
    ...places.flatMap(({ x, y, icon }, number) => [
      ...whyUnknown('icon', icon, skin.icons, `/stage/places/${number}/icon`),
      ...(x >= 0 && x <= width && y >= 0 && y <= height
        ? []
        : [
            {
              path: `/stage/places/${number}`,
              message: `${x}, ${y} is off the chart, which goes to ${width}, ${height}`,
            },
          ]),
    ]),
    ...ways.flatMap((way, number) =>
      (['from', 'to'] as const).flatMap(end =>
        places[way[end]]
          ? []
          : [
              {
                path: `/stage/ways/${number}/${end}`,
                message: `there is no place ${way[end]}; places go from 0 to ${places.length - 1}`,
              },
            ],
      ),
    ),
  ]
}

function whyNotSea({ distance, farthest }: SeaStage): Flaw[] {
  if (!(farthest > 0))
    return [{ path: '/stage/farthest', message: `${farthest} leaves no room; it must be above 0` }]
  if (distance >= 0 && distance <= farthest) return []
  return [
    { path: '/stage/distance', message: `${distance} is off the rope, which goes from 0 to ${farthest}` },
  ]
}

function whyNotHexes(scene: Scene, { cells }: HexStage, skin: Skin): Flaw[] {
  return [
    ...cells.flatMap(({ terrain, side }, number) => [
      ...whyUnknown('terrain', terrain, skin.terrains, `/stage/cells/${number}/terrain`),
      ...whyNotSide(scene, side, `/stage/cells/${number}/side`),
    ]),
    ...repeated(cells, ({ q, r }) => `${q},${r}`).map(([number, first]) => ({
      path: `/stage/cells/${number}`,
      message: `cell ${first} lies at ${cells[number]?.q},${cells[number]?.r} already; each hex is one cell`,
    })),
  ]
}

function whyNotSides({ sides }: Scene, skin: Skin): Flaw[] {
  return [
    ...sides.flatMap(({ colour }, number) =>
      whyUnknown('colour', colour, skin.colours, `/sides/${number}/colour`),
    ),
    ...repeated(sides, side => side.shape).map(([number, first]) => ({
      path: `/sides/${number}/shape`,
      message: `side ${first} is a ${sides[number]?.shape} already; sides are told apart by shape, not by colour alone`,
    })),
  ]
}

function whyNotArrow(scene: Scene, { kind, path: cells, side }: Arrow, path: string): Flaw[] {
  const flaws = [
    ...whyNotSide(scene, side, `${path}/side`),
    ...cells.flatMap((cell, step) => whyNotPlace(scene, cell, `${path}/path/${step}`)),
  ]
  const fewest = IN_PLACE.includes(kind) ? 1 : 2
  if (cells.length < fewest)
    flaws.push({
      path: `${path}/path`,
      message: `has ${cells.length} of the ${fewest === 1 ? 'one' : 'two'} or more cells that this arrow needs`,
    })
  if (kind !== 'move' || scene.stage.kind !== 'hexes') return flaws
  for (let step = 1; step < cells.length; step++)
    flaws.push(...whyNotStep(scene, scene.stage, cells[step - 1], cells[step], `${path}/path/${step}`))
  return flaws
}

/** What a piece does where it is. */
const IN_PLACE: readonly ArrowKind[] = ['turn', 'down', 'up']

function whyNotStep(
  scene: Scene,
  { cells }: HexStage,
  from: number | undefined,
  to: number | undefined,
  path: string,
): Flaw[] {
  if (from === undefined || to === undefined || !isPlace(scene, from) || !isPlace(scene, to)) return []
  const [a, b] = [cells[from], cells[to]]
  if (!a || !b || axialDistance(a, b) === 1) return []
  return [
    {
      path,
      message: `${a.q},${a.r} to ${b.q},${b.r} is ${axialDistance(a, b)} steps; a move goes from neighbour to neighbour`,
    },
  ]
}

function whyNotPanels(panels: readonly Panel[]): Flaw[] {
  return [
    ...repeated(panels, panel => panel.id).map(([number, first]) => ({
      path: `/panels/${number}/id`,
      message: `panel ${first} has the id "${panels[number]?.id}" already; each panel needs one of its own`,
    })),
    ...panels.flatMap((panel, number) =>
      panel.kind !== 'table'
        ? []
        : panel.rows.flatMap((row, line) =>
            row.length === panel.columns.length
              ? []
              : [
                  {
                    path: `/panels/${number}/rows/${line}`,
                    message: `has ${row.length} values for ${panel.columns.length} columns`,
                  },
                ],
          ),
    ),
  ]
}
