import { type Dice, type DrawScope, drawWithin, type Emit, type Outcome } from '@sextant/engine'
import type { Event, LootRoll } from '../events.ts'
import type { LootEntry } from '../schema.ts'
import type { LootKind } from '../schema-names.ts'
import { type Ending, type Loot, NO_LOOT, type SideState, type State } from '../state.ts'
import { combatantOf, otherSeat, type Tables } from '../tables.ts'

/** Or (H < 1, C < 1): a ship goes down with its hull, and is lost with its crew. */
export function broken({ hull, crew }: SideState): 'sunk' | 'crew-lost' | undefined {
  if (hull < 1) return 'sunk'
  return crew !== undefined && crew < 1 ? 'crew-lost' : undefined
}

/** If both sides are broken at once the attacker loses. */
export function loserOf(attacker: number, ownBroken: boolean, otherBroken: boolean): 0 | 1 | undefined {
  if (ownBroken) return attacker === 0 ? 0 : 1
  return otherBroken ? otherSeat(attacker) : undefined
}

/** 4 a) Flee from battle: “You lose sight of them”. */
export function flee(state: State, seat: number, emit: Emit<Event>): void {
  state.ended = { reason: 'fled', seat: seat === 0 ? 0 : 1 }
  emit({ type: 'fled', seat })
}

/** 4 b), c) One side wins the battle and gains its loot, “Success! You gained:”; the other has “been Sunk!” */
export function lose(
  tables: Tables,
  state: State,
  seat: number,
  reason: 'sunk' | 'crew-lost',
  dice: Dice,
  emit: Emit<Event>,
): void {
  state.ended = { reason, seat: seat === 0 ? 0 : 1 }
  emit({ type: 'beaten', seat, reason })
  const { loot, rolls } = rollLoot(tables, seat, dice)
  state.loot = loot
  emit({ type: 'won', seat: otherSeat(seat), loot: { ...loot }, dice: rolls })
}

/** A fight still open at the turn limit is broken off: both sides lose sight of each other. */
export function loseSight(state: State, emit: Emit<Event>): void {
  state.ended = { reason: 'lost-sight' }
  emit({ type: 'lost-sight', turns: state.turn })
}

/** Loot specific to the enemy. */
function rollLoot(tables: Tables, beaten: number, dice: Dice): { loot: Loot; rolls: LootRoll[] } {
  const loot = { ...NO_LOOT }
  const rolls: LootRoll[] = []
  for (const entry of combatantOf(tables, beaten).loot) {
    const roll = drawWithin(dice, SCOPES[entry.what], scoped => lootRoll(entry, scoped))
    if (!roll) continue
    loot[entry.what] += roll.amount
    rolls.push(roll)
  }
  return { loot, rolls }
}

/** How much there is of one thing decides nothing else: the odds of a victory need not try it. */
const SCOPES: Readonly<Record<LootKind, DrawScope>> = {
  gold: scopeOf('gold'),
  ball: scopeOf('ball'),
  grape: scopeOf('grape'),
  rifle: scopeOf('rifle'),
  shoring: scopeOf('shoring'),
  dressing: scopeOf('dressing'),
}

function scopeOf(what: LootKind): DrawScope {
  return { state: [`/loot/${what}`], events: { won: [`/loot/${what}`, '/dice'] } }
}

function lootRoll({ what, chance, faces, count, bonus }: LootEntry, dice: Dice): LootRoll | undefined {
  if (!dice.chance(chance)) return undefined
  const fallen = dice.roll(count, faces)
  const amount = Math.max(
    0,
    fallen.reduce((sum, die) => sum + die, bonus),
  )
  return { what, faces, dice: fallen, bonus, amount }
}

export function outcomeOf(tables: Tables, state: State): Outcome | undefined {
  const { ended } = state
  if (!ended) return undefined
  return { scores: scoresOf(tables, ended), reason: ended.reason, values: valuesOf(state) }
}

/** By seat. A side that fled gets what the escape is worth to it, the other gets the rest. */
export function scoresOf(tables: Tables, { reason, seat }: Ending): [number, number] {
  if (seat === undefined) return [0.5, 0.5]
  const share = reason === 'fled' ? combatantOf(tables, seat).escape : 0
  return seat === 0 ? [share, 1 - share] : [1 - share, share]
}

function valuesOf({ sides, turn, loot }: State): Record<string, number> {
  const [player, game] = sides
  return {
    turns: turn,
    'player-hull': player.hull,
    ...(player.crew !== undefined && { 'player-crew': player.crew }),
    'game-hull': game.hull,
    ...(game.crew !== undefined && { 'game-crew': game.crew }),
    ...(loot && Object.fromEntries(Object.entries(loot).map(([what, amount]) => [`loot-${what}`, amount]))),
  }
}
