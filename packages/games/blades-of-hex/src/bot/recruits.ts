import { distance } from '@sextant/hex'
import { canPay } from '../rules/recruiting.ts'
import type { KindTable } from '../tables.ts'
import type { Outlook } from './outlook.ts'
import { nearness } from './place-value.ts'
import type { Plan } from './plan.ts'
import { usualDamage } from './usual-damage.ts'

/** Recruits that counter the units they will meet, where they are needed or nearest to the front. */
export function recruitPlans(outlook: Outlook): Plan[] {
  const { context, state, army, roster, homes } = outlook
  return homes.flatMap(({ region, value, exposure }): Plan[] => {
    if (roster.on[region.city]) return []
    const uses = [...context.tables.kinds.values()]
      .map(kind => ({ kind, use: useOf(outlook, kind, region.city) }))
      .sort((a, b) => b.use - a.use)
    const best = uses.find(({ kind }) => canPay(state, army, kind))
    if (!best) return []
    // Rather than the second best, wait for the gold for the best, unless the city needs a guard.
    if (exposure === 0 && uses[0] && best.use < PATIENCE * uses[0].use) return []
    const near = nearness(outlook, best.kind.id, region.city)
    const score = 5 + near / 10 + context.temper.guard * value * exposure
    return [{ score, action: { type: 'recruit', kind: best.kind.id, city: region.id } }]
  })
}

const PATIENCE = 0.8

/** How well a kind does for its cost against the units it will meet. */
function useOf({ context, roster, army, enemy }: Outlook, kind: KindTable, city: number): number {
  const { tables, usual } = context
  let deals = 0
  let takes = 0
  for (const { unit, cell } of roster.units) {
    if (unit.army === army) continue
    const onCity = tables.cityOn[cell] !== undefined
    // Neutral units off the cities need never be fought.
    if (unit.army !== enemy && !onCity) continue
    const weight = 1 / (2 + distance(tables.board, city, cell))
    deals += weight * usualDamage(usual, kind.id, unit.kind, onCity)
    takes += weight * usualDamage(usual, unit.kind, kind.id, false) * (kind.melee ? 1 : UNANSWERED)
  }
  return (deals * kind.health) / Math.max(1, takes) / kind.cost
}

/** A unit that strikes from afar is struck less. */
const UNANSWERED = 0.5
