import type { Duel } from '../duel.ts'
import type { Combatant } from '../schema.ts'
import { type Abstraction, type Pool, type SideGrid, sideGrid } from './abstraction.ts'
import { type Axis, everyLevel, gradedLevels } from './axis.ts'
import { COUNTERS, type Counter } from './effects.ts'

/**
 * Which levels the table of a pairing has. A duel that is small enough has all of them, and nothing is merged; others
 * get as many as can be solved in time, both sides in turn.
 */
export function abstractionOf({ ruleset, sides }: Duel): Abstraction {
  const [first, second] = [wholeGrid(sides[0]), wholeGrid(sides[1])]
  const places = ruleset.distance.farthest * 2 * ruleset.turns.actions
  if (first.nodes * second.nodes * places <= WHOLE) return { sides: [first, second], whole: true }
  const crews = sides.every(({ crewMax }) => crewMax !== undefined)
  const most = ((crews ? PAIRS : CREWLESS_PAIRS) * STANDARD_PLACES) / places
  const details: [number, number] = [0, 0]
  let grids: [SideGrid, SideGrid] = [coarseGrid(sides[0], 0), coarseGrid(sides[1], 0)]
  for (let turn = 0; turn < 2 * DETAILS.length; turn++) {
    const seat = turn % 2 === 0 ? 0 : 1
    const detail = details[seat] + 1
    if (detail >= DETAILS.length) continue
    const finer = coarseGrid(sides[seat], detail)
    const tried: [SideGrid, SideGrid] = seat === 0 ? [finer, grids[1]] : [grids[0], finer]
    if (tried[0].nodes * tried[1].nodes > most) continue
    details[seat] = detail
    grids = tried
  }
  return { sides: grids, whole: false }
}

/** Pairs of nodes, times distances and actions, up to which a duel is solved whole. */
const WHOLE = 100_000
/** Pairs of nodes that are solved in time with six distances and two actions in a turn. */
const PAIRS = 520_000
/** Finer tables than this told no more of monsters and ghost ships. */
const CREWLESS_PAIRS = 300_000
const STANDARD_PLACES = 24

/** Every number of points and of whatever can be used up, as the options give them. */
function wholeGrid(combatant: Combatant): SideGrid {
  const { hullMax, crewMax, ammo, stores, breath } = combatant
  const counts = [ammo.ball, ammo.grape, ammo.rifle, stores.shoring, stores.dressing, breath]
  const pools = usedBy(combatant).map((counter): Pool => {
    const member = COUNTERS.indexOf(counter)
    return { members: [member], axis: everyLevel(0, counts[member] ?? 0) }
  })
  return sideGrid(combatant, everyLevel(1, hullMax), everyLevel(1, crewMax ?? 1), pools)
}

interface Detail {
  readonly hull: number
  readonly crew: number
  readonly ball: readonly number[]
  /** Grape and rifle rounds: how many there are of both, or levels of each. */
  readonly small: readonly number[] | { readonly grape: readonly number[]; readonly rifle: readonly number[] }
  /** Whether there is shoring and whether there are dressings, or only how many there are of both. */
  readonly storesApart: boolean
}

const APART = { grape: [0, 2, 5], rifle: [0, 2, 5, 9] }

/** From coarse to fine. */
const DETAILS: readonly Detail[] = [
  { hull: 5, crew: 4, ball: [0, 2, 5], small: [0, 3, 11], storesApart: false },
  { hull: 5, crew: 4, ball: [0, 2, 5], small: [0, 3, 11], storesApart: true },
  { hull: 6, crew: 4, ball: [0, 2, 5], small: [0, 3, 11], storesApart: true },
  { hull: 6, crew: 4, ball: [0, 2, 5], small: APART, storesApart: true },
  { hull: 7, crew: 5, ball: [0, 2, 5], small: APART, storesApart: true },
  { hull: 7, crew: 5, ball: [0, 1, 3, 6], small: APART, storesApart: true },
  { hull: 8, crew: 5, ball: [0, 1, 3, 6], small: APART, storesApart: true },
]

/** What has no crew has but one kind of points, and is given more levels of them. */
const CREWLESS = 2

function coarseGrid(combatant: Combatant, detail: number): SideGrid {
  const { hull, crew, ball, small, storesApart } = DETAILS[detail] as Detail
  const { hullMax, crewMax, breath } = combatant
  const used = usedBy(combatant)
  const pool = (counters: readonly Counter[], axis: Axis): Pool[] => {
    const members = counters
      .filter(counter => used.includes(counter))
      .map(counter => COUNTERS.indexOf(counter))
    return members.length > 0 ? [{ members, axis }] : []
  }
  const rounds =
    'grape' in small
      ? [...pool(['A2'], { levels: small.grape }), ...pool(['A3'], { levels: small.rifle })]
      : pool(['A2', 'A3'], { levels: small })
  const single = everyLevel(0, 1)
  const stores = storesApart
    ? [...pool(['IS'], single), ...pool(['ID'], single)]
    : pool(['IS', 'ID'], everyLevel(0, 2))
  return sideGrid(
    combatant,
    gradedLevels(hullMax, crewMax === undefined ? CREWLESS * hull : hull),
    gradedLevels(crewMax ?? 1, crew),
    [
      ...pool(['A1'], { levels: ball }),
      ...rounds,
      ...stores,
      ...pool(['breath'], everyLevel(0, Math.min(breath, 3))),
    ],
  )
}

/** What a combatant uses up at all. */
function usedBy({ menu, powers, loaded }: Combatant): Counter[] {
  const switches = menu.includes('switch-ammo')
  const fires = (kind: 'ball' | 'grape') => menu.includes('cannon') && (switches || loaded === kind)
  const uses: Record<Counter, boolean> = {
    A1: fires('ball'),
    A2: fires('grape'),
    A3: menu.includes('rifle'),
    IS: menu.includes('shoring'),
    ID: menu.includes('dressing'),
    breath: Object.values(powers).some(power => power.breath > 0),
  }
  return COUNTERS.filter(counter => uses[counter])
}
