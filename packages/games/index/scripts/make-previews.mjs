// The previews of all games as JSON: one position of each out of a golden record, with what of its skin and texts it needs.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readRecord, recordedStates } from '@sextant/engine'
import { allCatalogues } from '@sextant/scene'
import { seaPicture } from './sea-picture.mjs'
import { spacePicture } from './space-picture.mjs'

const root = new URL('../../../../', import.meta.url)

/** By game: the golden record and the step that is shown. A game that is not named here shows its first position. */
const CHOSEN = {
  'blades-of-hex': { record: 'packages/games/blades-of-hex/test/golden/captain-captain.json', step: 60 },
  // A patrol close to each other: a picture has no room for six hundred hexes.
  'hex-ships': {
    scenario: 'patrol',
    change: ({ scenario, ...options }) => ({
      ...options,
      scenario: {
        ...scenario,
        radius: 6,
        ships: scenario.ships.map((ship, number) => ({
          ...ship,
          at: ['-3,2', '-2,0', '3,-2', '1,0'][number],
          facing: [1, 2, 4, 5][number],
          class: 'corsair',
        })),
      },
    }),
  },
  broadside: { record: 'packages/games/broadside/test/golden/even-duel-greedy-cautious.json', step: 9 },
  'underwater-hockey': {
    record: 'packages/games/underwater-hockey/test/golden/classic-script-script.json',
    step: 20,
  },
  firefight: { record: 'packages/games/firefight/test/golden/hill-ford.json', step: 180 },
  hexapawn: { record: 'examples/hexapawn/test/golden/hexapawn-1.json', step: 4 },
  'sealed-bids': { record: 'examples/sealed-bids/test/golden/sealed-bids-1.json', step: 8 },
  'hex-reversi': { record: 'examples/hex-reversi/test/golden/three.json', step: 14 },
}

/** By file of `data/`: examples have one of their own, for they stand at the end of the home page. */
export async function makePreviews(games) {
  const files = { 'previews.json': {}, 'example-previews.json': {} }
  for (const game of games)
    files[game.kind === 'example' ? 'example-previews.json' : 'previews.json'][game.id] =
      await previewOf(game)
  return Object.fromEntries(
    Object.entries(files).map(([file, previews]) => [file, `${JSON.stringify(previews)}\n`]),
  )
}

async function previewOf({ id, load }) {
  const box = await load()
  return box.open(async ({ game, show }) => {
    const { options, state } = positionOf(id, game)
    const rules = game.load(options)
    const scene = show.load(rules, options).scene(rules.view(state, 'spectator'), 'spectator')
    const shown = nameless(picture(scene))
    const skin = coarse(await withDrawings(nameless(usedOf(show.skin, shown))))
    if (scene.stage.kind === 'sea') return { picture: seaPicture(shown, skin) }
    if (scene.stage.scenery === 'space') return { picture: spacePicture(shown, skin) }
    const { en } = await allCatalogues(show.texts)
    const texts = { en: usedTexts(en, shown, skin) }
    return { scene: { ...shown, stage: inRows(shown.stage) }, skin, texts }
  })
}

/**
 * The scene without what is read and not seen: panels, goal, score, facts, rulers and addresses of cells; and without what has
 * to be fetched to be drawn, such as deep space.
 */
function picture({
  panels: _panels,
  goal: _goal,
  score: _score,
  acting: _acting,
  focus: _focus,
  order: _order,
  ...scene
}) {
  const { cells, rulers: _rulers, scenery: _scenery, ...stage } = scene.stage
  return {
    ...scene,
    stage: cells ? { ...stage, cells: cells.map(({ name: _, address: __, ...cell }) => cell) } : stage,
    pieces: scene.pieces.map(
      (
        {
          facts: _facts,
          diagram: _diagram,
          arcs: _arcs,

          emblem: _emblem,
          carriedBy,
          ...piece
        },
        number,
      ) => ({
        ...piece,
        id: String(number),
        ...(carriedBy !== undefined && {
          carriedBy: String(scene.pieces.findIndex(({ id }) => id === carriedBy)),
        }),
      }),
    ),
    status: '',
  }
}

/**
 * Cells that follow each other in a row are a word, each letter one of a few kinds, which also say what region the cell is in:
 * `src/stored-preview.ts` reads them.
 */
function inRows({ cells, regions = [], ...stage }) {
  if (!cells) return stage
  const kinds = []
  const rows = []
  const regionOf = new Map(regions.flatMap((region, number) => region.cells.map(cell => [cell, number])))
  for (const [cell, { q, r, ...looks }] of cells.entries()) {
    const kind = { ...looks, region: regionOf.get(cell) }
    const text = JSON.stringify(kind)
    const known = kinds.findIndex(other => JSON.stringify(other) === text)
    const letter = String.fromCharCode(97 + (known < 0 ? kinds.push(kind) - 1 : known))
    const last = rows.at(-1)
    if (last && last.r === r && last.q + last.cells.length === q) last.cells += letter
    else rows.push({ q, r, cells: letter })
  }
  return { ...stage, regions: regions.length, kinds, rows }
}

/** Names are read too, and glyphs are for terminals. */
function nameless(value) {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(nameless)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, UNSEEN.includes(key) ? '' : nameless(part)]),
  )
}

const UNSEEN = ['name', 'glyph']

function positionOf(id, game) {
  const chosen = CHOSEN[id]
  const file = chosen?.record && fileURLToPath(new URL(chosen.record, root))
  if (file && existsSync(file)) {
    const record = readRecord(readFileSync(file, 'utf8'), chosen.record)
    return { options: record.options, state: recordedStates(record, chosen.record).at(chosen.step) }
  }
  const scenario = game.scenarios.find(offered => offered.id === chosen?.scenario) ?? game.scenarios[0]
  const options = chosen?.change?.(scenario.options) ?? scenario.options
  return { options, state: game.load(options).setup(firstFace, () => undefined) }
}

/** Dice that always show their first face: a set-up that is the same every time. */
const firstFace = {
  d: () => 1,
  roll: n => Array(n).fill(1),
  sum: n => n,
  chance: p => p === 1,
  pick: list => list[0],
  shuffle: list => [...list],
}

/** What of a skin the scene names: the rest would only be carried along. Nothing is heard or chosen on a picture. */
function usedOf({ sounds: _sounds, music: _music, selected: _selected, strike: _strike, ...skin }, scene) {
  const text = JSON.stringify(scene)
  const named = entries =>
    Object.fromEntries(Object.entries(entries).filter(([name]) => text.includes(`"${name}"`)))
  return {
    ...skin,
    terrains: Object.fromEntries(
      Object.entries(named(skin.terrains)).map(([name, { matters: _, ...terrain }]) => [name, terrain]),
    ),
    icons: Object.fromEntries(
      Object.entries(named(withoutFigures(skin.icons))).map(([name, { fromAbove: _, ...icon }]) => [
        name,
        icon,
      ]),
    ),
    colours: named(skin.colours),
    ...(skin.features && { features: named(skin.features) }),
  }
}

/** A picture waits for nothing: drawings that a match fetches when it shows them are in it. */
async function withDrawings(skin) {
  const icons = await Promise.all(
    Object.entries(skin.icons).map(async ([name, { svg, ...icon }]) => [
      name,
      { ...icon, ...(svg !== undefined && { svg: typeof svg === 'function' ? await svg() : svg }) },
    ]),
  )
  return { ...skin, icons: Object.fromEntries(icons) }
}

/** Figures that stand on their hexes are a few pixels high on a picture: nobody sees what is smaller than that. */
function coarse(skin) {
  const icons = Object.entries(skin.icons).map(([name, icon]) => [
    name,
    icon.standing && icon.svg ? { ...icon, svg: coarseSvg(icon.svg) } : icon,
  ])
  return { ...skin, icons: Object.fromEntries(icons) }
}

/** In units of the drawing, which is 512 high. */
const GRID = 32
const SMALLEST = 110

/** Numbers below the grid are turns and flags of arcs, not places. */
function coarseSvg(svg) {
  return svg.replaceAll(/<path[^>]* d="([^"]+)"[^>]*>/g, (drawn, path) => {
    if (Math.max(...extentOf(path)) < SMALLEST) return ''
    const rounded = path.replaceAll(/\d+(\.\d+)?/g, number =>
      Number(number) < GRID ? number : String(Math.round(number / GRID) * GRID),
    )
    return drawn.replace(path, rounded)
  })
}

/** How wide and how high a path is. One whose commands are not all of these few is as large as can be: it stays. */
function extentOf(path) {
  const [xs, ys] = [[], []]
  for (const [, command, given] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (given.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    const size = { M: 2, L: 2, Q: 4, C: 6, A: 7 }[command]
    // A circle is two arcs from where it is.
    if (command === 'a') return [2 * numbers[0], 2 * numbers[1]]
    if (command === 'z') continue
    if (size === undefined) return [512, 512]
    for (let end = size; end <= numbers.length; end += size) {
      const points = size === 7 ? numbers.slice(end - 2, end) : numbers.slice(end - size, end)
      for (const [place, number] of points.entries()) (place % 2 === 0 ? xs : ys).push(number)
    }
  }
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

/** Arms and legs are too small to be seen on a picture. */
function withoutFigures(icons) {
  return Object.fromEntries(Object.entries(icons).map(([name, { figure: _figure, ...icon }]) => [name, icon]))
}

/** The texts that the scene and the skin name by key. */
function usedTexts(catalogue, scene, skin) {
  const keys = new Set(
    JSON.stringify([scene, skin])
      .match(/"key":"[^"]+"/g)
      ?.map(found => found.slice(7, -1)),
  )
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => keys.has(key)))
}
