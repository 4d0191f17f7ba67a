import { at, type Rules, SeededDice } from '@sextant/engine'
import { TRAITS } from '../src/battle/schema/names.ts'
import {
  advanced,
  basic,
  type Firefight,
  firefight,
  MOVED,
  type Options,
  type Ruleset,
  type State,
  type Unit,
} from '../src/index.ts'

/** A position made at random from a number, with units of every kind close to each other. */
export interface AnyBattle {
  readonly options: Options
  readonly rules: Rules<Firefight>
  readonly state: State
  readonly dice: SeededDice
}

/** Scout only matters while units are deployed, and Slow excludes Fast. */
const UNIT_TRAITS = TRAITS.filter(trait => trait !== 'scout' && trait !== 'slow')

export function anyBattle(
  seed: string | number,
  change: (rules: Ruleset) => Ruleset = same,
  size = 4,
): AnyBattle {
  const dice = SeededDice.from(`battle ${seed}`)
  const letters = dice.pick(['.....frw#', '..ffrrww##', '.........ffr#'])
  const cells = 3 * size * (size + 1) + 1
  const options: Options = {
    rules: change(dice.d(6) === 1 ? basic : advanced),
    scenario: {
      size,
      terrain: rowsOf(size, () => dice.pick([...letters])),
      rounds: 20,
      victory: [],
      byCost: true,
    },
    teams: { blue: anyTeam('blue', dice), red: anyTeam('red', dice) },
  }
  const rules = firefight.load(options)
  const state = rules.setup(dice, () => undefined)
  state.round = 2
  state.active = dice.d(2) - 1
  // On a few hexes near each other, so that there is something to see, to hit and to go around.
  const places = dice.shuffle(Array.from({ length: cells }, (_, cell) => cell))
  for (const index of state.at.keys()) {
    state.at[index] = at(places, index)
    state.wounds[index] = dice.d(at(state.wounds, index))
    if (dice.d(3) === 1) state.marks[index] = MOVED
  }
  return { options, rules, state, dice }
}

const same = (rules: Ruleset) => rules

function anyTeam(id: string, dice: SeededDice): Options['teams']['blue'] {
  const units = Array.from({ length: 1 + dice.d(4) }, (_, index) => anyUnit(`${id}-${index}`, dice))
  return { id, name: id, faction: 'Drill', units }
}

function anyUnit(id: string, dice: SeededDice): Unit {
  return {
    id,
    name: id,
    quality: 1 + dice.d(5),
    defense: 1 + dice.d(5),
    speed: 1 + dice.d(4),
    wounds: dice.d(3),
    weapons: Array.from({ length: dice.d(3) }, () => anyWeapon(dice)),
    traits: dice.shuffle(UNIT_TRAITS).slice(0, dice.d(4) - 1),
  }
}

function anyWeapon(dice: SeededDice): Unit['weapons'][number] {
  const melee = dice.d(4) === 1
  const traits = melee
    ? (['furious', 'blast', 'sniper'] as const)
    : (['blast', 'sniper', 'relentless'] as const)
  return {
    name: melee ? 'Blade' : 'Gun',
    type: melee ? 'melee' : 'ranged',
    range: melee ? 1 : 1 + dice.d(7),
    attacks: dice.d(3),
    ap: dice.d(7) - 4,
    ...(dice.d(3) === 1 && { traits: [dice.pick<(typeof traits)[number]>(traits)] }),
  }
}

function rowsOf(size: number, letter: () => string): string[] {
  return Array.from({ length: 2 * size + 1 }, (_, index) =>
    Array.from({ length: 2 * size + 1 - Math.abs(index - size) }, letter).join(''),
  )
}
