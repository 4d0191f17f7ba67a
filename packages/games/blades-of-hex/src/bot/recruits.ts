import { distance } from '@sextant/hex'
import { EMPTY } from '../rules/roster.ts'
import { KINDS, type Kind } from '../schema.ts'
import type { Unit } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Plan } from './plan.ts'
import { nearness } from './standing.ts'
import { usualDamage } from './usual-damage.ts'

/** Recruits that counter what there is to fight, where they are needed or nearest to the fighting. */
export function recruitPlans(outlook: Outlook): Plan[] {
  const { world, state, army, roster, homes, temper } = outlook
  const gold = state.gold[army]
  return homes.flatMap(({ region, value, exposure }): Plan[] => {
    if (roster.on[region.city] !== EMPTY) return []
    const use = (kind: Kind) => useOf(outlook, kind, region.city)
    const wanted = KINDS.toSorted((a, b) => use(b) - use(a))
    const best = wanted.find(kind => world.rules.units[kind].cost <= gold)
    if (best === undefined) return []
    // Rather than the second best, wait for the gold for the best, unless the city needs a guard.
    const patient = exposure === 0 && wanted[0] !== undefined && use(best) < PATIENCE * use(wanted[0])
    if (patient) return []
    const score = 5 + nearness(outlook, best, region.city) / 10 + temper.guard * value * exposure
    return [{ score, action: { type: 'recruit', kind: best, city: region.id } }]
  })
}

const PATIENCE = 0.8

/** How well a kind does against what it will meet, for its cost. */
function useOf(outlook: Outlook, kind: Kind, city: number): number {
  const { world, roster, army, enemy } = outlook
  const { cost, health, melee } = world.rules.units[kind]
  let deals = 0
  let takes = 0
  for (let i = 0; i < roster.count; i++) {
    const other = roster.units[i] as Unit
    if (other.army === army) continue
    const weight = 1 / (2 + distance(world.board, city, roster.cells[i] as number))
    const onCity = world.cityOn[roster.cells[i] as number] !== undefined
    // Neutral units off the cities need never be fought.
    if (other.army !== enemy && !onCity) continue
    deals += weight * usualDamage(world, kind, other.kind, onCity)
    takes += weight * usualDamage(world, other.kind, kind, false) * (melee ? 1 : UNANSWERED)
  }
  return (deals * health) / Math.max(1, takes) / cost
}

/** What strikes from afar is struck less. */
const UNANSWERED = 0.5
