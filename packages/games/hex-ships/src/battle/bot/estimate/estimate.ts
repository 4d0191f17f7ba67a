import { at } from '@sextant/engine'
import { strengthOf } from '../../rules/ending.ts'
import { SEATS } from '../../schema/names.ts'
import type { State } from '../../state.ts'
import type { Tables } from '../../tables.ts'
import { type Presence, presenceIn } from '../presence.ts'
import { objectiveChance } from './objectives.ts'
import { firepowerOf, toughnessOf } from './strength.ts'

/**
 * The chance of the first seat to win, from what decides the battle: its objectives where it has some, and else what both
 * fleets can still take and deal, and what counts after the last round. The second seat has the rest.
 * @param presence the chance that each ship is there, where that is not certain
 */
export function chanceOf(tables: Tables, state: State, presence: Presence = presenceIn(state)): number {
  if (state.over) return state.over.winner === null ? 0.5 : 1 - state.over.winner
  const gone = [1, 1]
  for (const { index, seat } of tables.ships)
    if (at(state.ships, index).status === 'fighting') gone[seat] = at(gone, seat) * (1 - at(presence, index))
  const [first, second] = [at(gone, 0), at(gone, 1)]
  if (first === 1 || second === 1) return 0.5 + 0.5 * (second - first)
  // As it stands where neither fleet is gone; a battle without ships on both sides is a draw.
  const left = presence.map((chance, index) => chance / (1 - at(gone, at(tables.ships, index).seat)))
  const fought = 1 / (1 + Math.exp(-aheadBy(tables, state, left)))
  return (1 - first) * (1 - second) * fought + second * (1 - first) + 0.5 * first * second
}

/** The same for either seat. */
export function chanceFor(tables: Tables, state: State, seat: number, presence?: Presence): number {
  const first = chanceOf(tables, state, presence)
  return seat === 0 ? first : 1 - first
}

/** How far the first seat is ahead: the logarithm of its odds. */
function aheadBy(tables: Tables, state: State, presence: Presence): number {
  const fight = fightOdds(tables, state, presence)
  const { objectives } = tables.scenario
  if (objectives.length === 0) return fight
  let sum = 0
  for (const [number, objective] of objectives.entries()) {
    const chance = objectiveChance(tables, state, presence, objective, at(state.held, number))
    const odds = Math.log((chance + CERTAIN) / (1 - chance + CERTAIN))
    sum += SEATS.indexOf(objective.seat) === 0 ? odds : -odds
  }
  const ahead = sum / objectives.length
  const chance = 1 / (1 + Math.exp(-ahead))
  return ahead + BESIDE_OBJECTIVES * 4 * chance * (1 - chance) * fight
}

/** No chance counts as nearer to certainty than this. */
const CERTAIN = 0.002
/** How much the fight counts where objectives decide and are undecided. */
const BESIDE_OBJECTIVES = 0.4

function fightOdds(tables: Tables, state: State, presence: Presence): number {
  const toughness = [1, 1]
  const strength = [1, 1]
  for (const table of tables.ships) {
    const ship = at(state.ships, table.index)
    const chance = ship.status === 'aboard' ? 1 : at(presence, table.index)
    if (chance === 0) continue
    const tough = chance * toughnessOf(ship)
    toughness[table.seat] = at(toughness, table.seat) + tough
    strength[table.seat] = at(strength, table.seat) + tough * firepowerOf(tables, ship, table)
  }
  const [amber, violet] = [strengthOf(tables, state, 0), strengthOf(tables, state, 1)]
  const share = amber.left / Math.max(1, amber.most) - violet.left / Math.max(1, violet.most)
  const late = Math.min(1, state.round / tables.scenario.rounds) ** 4
  return (
    TOUGHNESS * Math.log(at(toughness, 0) / at(toughness, 1)) +
    STRENGTH * Math.log(at(strength, 0) / at(strength, 1)) +
    AT_THE_END * late * share
  )
}

const TOUGHNESS = 5.3
const STRENGTH = 0.7
/** What a whole fleet's lead in hull and armor is worth in the last round. */
const AT_THE_END = 50
