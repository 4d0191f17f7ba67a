import type { Flaw } from '@sextant/engine'
import type { Combatant } from '../schema.ts'
import { LOOT, SEATS } from '../schema-names.ts'
import type { Ending, Loot, SideState, State } from '../state.ts'
import { combatantOf, otherSeat, type Tables } from '../tables.ts'
import { broken } from './end-states.ts'

/** What is wrong with a position that its schema cannot say. */
export function flawsOf(tables: Tables, state: State): Flaw[] {
  const { ruleset } = tables
  const flaws: Flaw[] = []
  const flaw = (path: string, message: string) => flaws.push({ path, message })
  const { actions, limit } = ruleset.turns
  const { farthest } = ruleset.distance
  if (state.T >= 2 * actions) flaw('/T', `found ${state.T}, the tracker goes to ${2 * actions - 1}`)
  if (state.turn > limit) flaw('/turn', `found ${state.turn}, the fight ends after ${limit}`)
  const fled = state.ended?.reason === 'fled'
  if (state.D > farthest || (state.D === farthest) !== fled)
    flaw('/D', `found ${state.D}; ${farthest} is the distance of a fight from which somebody fled`)
  if (state.ended && (state.ended.seat === undefined) !== (state.ended.reason === 'lost-sight'))
    flaw('/ended/seat', 'says who was beaten or fled, and is left out when both lost sight of each other')
  flaws.push(...chaseFlaws(tables, state))
  if (state.loot && !beaten(state.ended)) flaw('/loot', 'is gained only where a side was beaten')
  state.sides.forEach((side, seat) => {
    const at = `/sides/${seat}`
    const combatant = combatantOf(tables, seat)
    if (side.hull > combatant.hullMax)
      flaw(`${at}/hull`, `found ${side.hull}, a ${combatant.kind} has at most ${combatant.hullMax}`)
    if ((side.crew === undefined) !== (combatant.crew === undefined))
      flaw(`${at}/crew`, `a ${combatant.kind} has ${combatant.crew === undefined ? 'no' : 'a'} crew`)
    if ((side.crew ?? 0) > (combatant.crewMax ?? 0))
      flaw(`${at}/crew`, `found ${side.crew}, a ${combatant.kind} has at most ${combatant.crewMax}`)
    flaws.push(...storeFlaws(combatant, side, at), ...initiativeFlaws(tables, state, seat))
    const how = broken(side)
    if (how && !beaten(state.ended))
      flaw(`${at}/hull`, `the side of the ${SEATS[seat]} is beaten, and the fight has not ended so`)
    if (beaten(state.ended) && state.ended?.seat === seat && how !== state.ended.reason)
      flaw(
        '/ended/reason',
        `found ${state.ended.reason}; the side of the ${SEATS[seat]} is ${how ?? 'not beaten'}`,
      )
  })
  if (state.loot && state.ended?.seat !== undefined)
    flaws.push(...lootFlaws(combatantOf(tables, state.ended.seat), state.loot))
  return flaws
}

/** What is counted of a chase fits the ruleset, and whose action it is. */
function chaseFlaws({ ruleset }: Tables, { chase, T }: State): Flaw[] {
  if (!chase) return []
  const { times, steps, runner } = chase
  const rule = ruleset.chase
  if (!rule) return [{ path: '/chase', message: 'the ruleset of this fight knows no chase' }]
  const { actions } = ruleset.turns
  const flaws: Flaw[] = []
  if (times >= rule.times)
    flaws.push({
      path: '/chase/times',
      message: `found ${times}; from ${rule.times} on the chaser closes in`,
    })
  const acting = T < actions ? 0 : 1
  const next = steps < actions ? runner : otherSeat(runner)
  const fits = steps < 2 * actions && steps % actions === T % actions && acting === next
  if (steps > 0 ? !fits : times === 0)
    flaws.push({
      path: '/chase/steps',
      message: `found ${steps}, which does not fit whose action it is, or nobody runs`,
    })
  return flaws
}

const STORES = ['A1', 'A2', 'A3', 'IS', 'ID', 'breath'] as const

/** What is spent in a duel never grows in it. */
function storeFlaws({ kind, ammo, stores, breath }: Combatant, side: SideState, at: string): Flaw[] {
  const first = {
    A1: ammo.ball,
    A2: ammo.grape,
    A3: ammo.rifle,
    IS: stores.shoring,
    ID: stores.dressing,
    breath,
  }
  return STORES.flatMap(name => {
    const [found, most] = [side[name], first[name]]
    return found > most
      ? [{ path: `${at}/${name}`, message: `found ${found}, this ${kind} begins with ${most}` }]
      : []
  })
}

/** P and G are rolls of the dice for who begins. */
function initiativeFlaws({ ruleset, sides }: Tables, { P, G }: State, seat: number): Flaw[] {
  const { faces, count } = ruleset.initiative
  const [found, bonus] = seat === 0 ? [P, sides[0].initiative] : [G, sides[1].initiative]
  const [least, most] = [count + bonus, count * faces + bonus]
  if (found >= least && found <= most) return []
  const path = seat === 0 ? '/P' : '/G'
  return [{ path, message: `found ${found}, the dice give ${least} to ${most}` }]
}

/** Loot comes from the table of the side that was beaten. */
function lootFlaws({ kind, loot }: Combatant, found: Loot): Flaw[] {
  return LOOT.flatMap(what => {
    const most = loot
      .filter(entry => entry.what === what)
      .reduce((sum, { faces, count, bonus }) => sum + Math.max(0, faces * count + bonus), 0)
    if (found[what] <= most) return []
    return [{ path: `/loot/${what}`, message: `found ${found[what]}, a ${kind} has at most ${most}` }]
  })
}

/** The one end that leaves a side broken, and loot. */
function beaten(ended: Ending | undefined): boolean {
  return ended?.reason === 'sunk' || ended?.reason === 'crew-lost'
}
