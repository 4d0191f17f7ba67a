import { describe, expect, it } from 'vitest'
import {
  type Arrow,
  type HexStage,
  type Panel,
  type Piece,
  type Scene,
  SceneChecks,
  whyNotScene,
} from '../src/index.ts'
import { at, blue, duel, firefight, hexagon, pool, red, ships, skin, skirmish } from './scenes.ts'

const stage: HexStage = hexagon('pointy', 1, () => ({ terrain: 'plain' }))
const piece: Piece = { id: 'a', at: 0, side: 0, icon: 'tank', name: 'Tank' }
const sound: Scene = { stage, sides: [red, blue], pieces: [piece], status: '' }

function flaws(change: Partial<Scene>): string[] {
  const scene = { ...sound, ...change }
  const found = whyNotScene(scene, skin)
  // After other scenes they are the same, and are found once more.
  const checks = new SceneChecks(skin)
  expect(checks.check(sound).flaws).toEqual([])
  for (const _ of ['first', 'again']) expect(checks.check(scene).flaws).toEqual(found)
  return found.map(({ path, message }) => `${path}: ${message}`)
}

const pieces = (...changes: Partial<Piece>[]) => ({
  pieces: changes.map(change => ({ ...piece, ...change })),
})
const cell = (change: object) => ({
  stage: { ...stage, cells: stage.cells.map((old, number) => (number === 6 ? { ...old, ...change } : old)) },
})

describe('whyNotScene', () => {
  it('finds nothing wrong with sound scenes', () => {
    for (const scene of [sound, skirmish(), pool(), firefight(), ships(), ships('pointy'), duel(), duel(0)])
      expect(whyNotScene(scene, skin)).toEqual([])
  })

  it('finds nothing wrong with one after the other, and says what is new in each', () => {
    const checks = new SceneChecks(skin)
    for (const scene of [sound, skirmish(), pool(), firefight(), ships(), ships('pointy'), duel(), duel(0)])
      expect(checks.check(scene).flaws).toEqual([])
    expect(checks.check(sound).fresh).toEqual({ ...sound, pieces: [] })
    const other = { ...piece, name: 'Gun', id: 'b', at: 1 }
    const next = checks.check({ ...sound, pieces: [piece, other], status: 'next' })
    expect(next).toEqual({ flaws: [], fresh: { sides: sound.sides, pieces: [other], status: 'next' } })
  })

  it('finds what a game has changed in a part that was sound', () => {
    const checks = new SceneChecks(skin)
    const [mine, board] = [{ ...piece }, { ...stage, cells: stage.cells.map(each => ({ ...each })) }]
    const scene = { ...sound, stage: board, pieces: [mine] }
    expect(checks.check(scene).flaws).toEqual([])
    Object.assign(mine, { at: 0.5 })
    expect(checks.check(scene).flaws).toHaveLength(1)
    Object.assign(mine, { at: 0, side: undefined })
    expect(checks.check(scene).flaws).toHaveLength(1)
    Object.assign(mine, { side: 0 })
    Object.assign(board.cells[6] ?? {}, { terrain: 'nowhere' })
    expect(checks.check(scene).flaws).toHaveLength(1)
  })

  it('stops at a wrong shape', () => {
    const scene = JSON.parse(JSON.stringify({ ...sound, pieces: [{ ...piece, at: 0.5 }] }))
    expect(whyNotScene(scene, skin)).toEqual([
      { path: '/pieces/0/at', message: 'a whole number is needed here' },
    ])
  })

  it.each<[string, Partial<Scene>, string]>([
    [
      'two cells on one hex',
      cell({ q: 0, r: 0 }),
      '/stage/cells/6: cell 3 lies at 0,0 already; each hex is one cell',
    ],
    [
      'a region off the board',
      { stage: { ...stage, regions: [{ name: 'North', cells: [0, 9] }] } },
      '/stage/regions/0/cells/1: there is no cell 9; cells are 0 to 6',
    ],
    [
      'a cell in two regions',
      {
        stage: {
          ...stage,
          regions: [
            { name: 'North', cells: [0, 1] },
            { name: 'South', cells: [1] },
          ],
        },
      },
      '/stage/regions/1/cells/0: cell 1 is in region 0 already',
    ],
    [
      'a place in the order for nobody',
      { order: [{ title: 'Moving', turns: [{ piece: 'nobody', value: 3 }] }] },
      '/order/0/turns/0/piece: there is no piece "nobody"',
    ],
    ['half coordinates', cell({ q: 0.5 }), '/stage/cells/6/q: a whole number is needed here'],
    [
      'a terrain the skin lacks',
      cell({ terrain: 'lava' }),
      '/stage/cells/6/terrain: the skin has no terrain "lava"; it has plain,',
    ],
    [
      'a name that every object has',
      cell({ terrain: 'toString' }),
      '/stage/cells/6/terrain: the skin has no terrain "toString"',
    ],
    [
      'a feature the skin lacks',
      cell({ feature: 'castle' }),
      '/stage/cells/6/feature: the skin has no feature "castle"; it has city',
    ],
    [
      'a last action off the board',
      { lastAction: [0, 9] },
      '/lastAction/1: there is no cell 9; cells are 0 to 6',
    ],
    ['a holder out of range', cell({ side: 2 }), '/stage/cells/6/side: there is no side 2; sides are 0 to 1'],
    [
      'a colour the skin lacks',
      { sides: [{ ...red, colour: 'puce' }, blue] },
      '/sides/0/colour: the skin has no colour "puce"; it has red, blue, grey',
    ],
    [
      'two sides of one shape',
      { sides: [red, { ...blue, shape: 'circle' }] },
      '/sides/1/shape: side 0 is a circle already',
    ],
    ['two pieces of one id', pieces({}, { at: 1 }), '/pieces/1/id: piece 0 has the id "a" already'],
    ['a piece off the board', pieces({ at: 7 }), '/pieces/0/at: there is no cell 7; cells are 0 to 6'],
    ['a piece before the board', pieces({ at: -1 }), '/pieces/0/at: there is no cell -1; cells are 0 to 6'],
    ['a piece of no side', pieces({ side: 2 }), '/pieces/0/side: there is no side 2; sides are 0 to 1'],
    [
      'an icon the skin lacks',
      pieces({ icon: 'ufo' }),
      '/pieces/0/icon: the skin has no icon "ufo"; it has infantry,',
    ],
    [
      'a badge the skin lacks',
      pieces({ badges: [{ icon: 'ufo', name: 'Ufo' }] }),
      '/pieces/0/badges/0/icon: the skin has no icon "ufo"',
    ],
    [
      'a seventh direction',
      pieces({ facing: 6 }),
      '/pieces/0/facing: 6 is no direction; directions are 0 to 5',
    ],
    [
      'more than a whole',
      pieces({ bars: [{ kind: 'health', name: 'H', value: 4, max: 3 }] }),
      '/pieces/0/bars/0: 4 of 3 is no part of a whole',
    ],
    [
      'less than nothing',
      pieces({ bars: [{ kind: 'health', name: 'H', value: -1, max: 3 }] }),
      '/pieces/0/bars/0: -1 of 3',
    ],
    [
      'part of nothing',
      pieces({ bars: [{ kind: 'health', name: 'H', value: 0, max: 0 }] }),
      '/pieces/0/bars/0: 0 of 0',
    ],
    [
      'carried by nobody there',
      pieces({}, { id: 'b', carriedBy: 'nobody' }),
      '/pieces/1/carriedBy: there is no piece "nobody" at 0',
    ],
    [
      'two in one place',
      pieces({}, { id: 'b' }),
      '/pieces/1/at: piece 0 is at 0 already, on the same level 0',
    ],
    [
      'a highlight off the board',
      { highlights: [{ cell: 9, meaning: 'reach' }] },
      '/highlights/0/cell: there is no cell 9; cells are 0 to 6',
    ],
    [
      'a float off the board',
      { floats: [{ at: 9, text: '1', tone: 'bad' }] },
      '/floats/0/at: there is no cell 9',
    ],
    [
      'an arrow off the board',
      { arrows: [{ kind: 'fire', path: [0, 9] }] },
      '/arrows/0/path/1: there is no cell 9',
    ],
    [
      'an arrow of no side',
      { arrows: [{ kind: 'fire', path: [0, 1], side: 5 }] },
      '/arrows/0/side: there is no side 5',
    ],
    [
      'an arrow to nowhere',
      { arrows: [{ kind: 'fire', path: [0] }] },
      '/arrows/0/path: has 1 of the two or more cells that this arrow needs',
    ],
    [
      'a move that leaps',
      { arrows: [{ kind: 'move', path: [0, 3, 4, 0] }] },
      '/arrows/0/path/3: 1,0 to 0,-1 is 2 steps; a move goes from neighbour to neighbour',
    ],
    [
      'two panels of one id',
      { panels: [panel(['a']), panel(['a'])] },
      '/panels/1/id: panel 0 has the id "p" already',
    ],
    [
      'a row about no side',
      { panels: [panel(['a'], [2])] },
      '/panels/0/sides/0: there is no side 2; sides are 0 to 1',
    ],
    ['a row too short', { panels: [panel(['a', 'b'])] }, '/panels/0/rows/0: has 1 values for 2 columns'],
    [
      'a sea without room',
      { ...duel(), stage: { kind: 'sea', distance: 0, farthest: 0 } },
      '/stage/farthest: 0 leaves no room',
    ],
    ['ships out of sight', duel(7), '/stage/distance: 7 is off the rope, which goes from 0 to 6'],
    ['ships inside each other', duel(-1), '/stage/distance: -1 is off the rope'],
    [
      'a third ship’s place',
      { ...duel(), pieces: [{ ...piece, at: 2 }] },
      '/pieces/0/at: there is no place 2 on the sea; places are 0 and 1',
    ],
  ])('refuses %s', (_, change, flaw) => {
    const found = flaws(change)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(flaw)
  })

  it('allows ghosts and other levels where a piece is', () => {
    expect(flaws(pieces({}, { id: 'b', ghost: true }, { id: 'c', level: -1 }))).toEqual([])
  })

  it('lets all but moves leap', () => {
    const kinds: Arrow['kind'][] = ['attack', 'fire', 'pass', 'plan']
    expect(
      flaws({ arrows: kinds.map(kind => ({ kind, path: [at(stage, 0, -1), at(stage, 0, 1)] })) }),
    ).toEqual([])
  })

  it('tells of everything at once', () => {
    expect(flaws({ ...pieces({ side: 3, at: 8 }), highlights: [{ cell: -1, meaning: 'bad' }] })).toHaveLength(
      3,
    )
  })
})

function panel(columns: string[], sides: number[] = []): Panel {
  return { kind: 'table', id: 'p', title: '', columns, rows: [[1]], sides }
}
