import { at } from '@sextant/engine'
import type { ShipTable, Tables } from '../tables.ts'
import { blow } from './damage.ts'
import type { Shot } from './volley.ts'

/** One way in which a volley can end, and its chance. */
export interface Ending {
  readonly chance: number
  /** The 2d6. */
  readonly sum: number
  readonly shield: number
  readonly armor: number
  readonly hull: number
  /** Torpedoes that damaged the hull, each a critical. */
  readonly torpedoes: number
  /** Criticals to be rolled. */
  readonly criticals: number
  readonly disruption: number
}

/** Where a volley stands in the middle: what is left of the layers. */
interface Standing {
  chance: number
  shield: number
  armor: number
  hull: number
  torpedoes: number
  disruption: number
  intercepted: number
}

/** The ways of 2d6 to give each sum, of 36. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

/** Every ending of a volley; with a roll, of that roll. */
export function volleyEndings(tables: Tables, attacker: ShipTable, shot: Shot, roll?: number): Ending[] {
  const endings: Ending[] = []
  const { natural } = tables.combat.criticals
  // Sums that hit with the same weapons share their damage.
  let known: { readonly hits: string; readonly standings: Standing[] } | undefined
  for (let sum = roll ?? 2; sum <= (roll ?? 12); sum++) {
    const hits = shot.mounts.map(mount => (sum >= (shot.difficulty(mount) ?? 0) ? '1' : '0')).join('')
    if (known?.hits !== hits) known = { hits, standings: damageOf(tables, attacker, shot, sum) }
    const chance = roll === undefined ? at(WAYS, sum) / 36 : 1
    const { shield, armor, hull } = layersOf(shot)
    for (const one of known.standings) {
      const lost = hull - one.hull
      const criticals = one.hull === 0 ? 0 : (sum === natural && lost > 0 ? 1 : 0) + one.torpedoes
      endings.push({
        chance: chance * one.chance,
        sum,
        shield: shield - one.shield,
        armor: armor - one.armor,
        hull: lost,
        torpedoes: one.torpedoes,
        criticals,
        disruption: one.disruption,
      })
    }
  }
  return endings
}

function layersOf({ target, side }: Shot): { shield: number; armor: number; hull: number } {
  return { shield: target.shields[side], armor: target.armor[side], hull: target.hull }
}

/** What a roll does, weapon by weapon in the order of damage; missiles branch by their own die. */
function damageOf(tables: Tables, attacker: ShipTable, shot: Shot, sum: number): Standing[] {
  let standings: Standing[] = [
    { chance: 1, ...layersOf(shot), torpedoes: 0, disruption: 0, intercepted: shot.target.intercepted },
  ]
  for (const hardpoint of attacker.damageOrder) {
    const mount = shot.mounts.find(other => other.hardpoint === hardpoint)
    if (!mount || sum < (shot.difficulty(mount) ?? 0)) continue
    const damage = mount.weapon.damage[shot.bracket] ?? 0
    if (mount.kind === 'missile') {
      standings = afterMissiles(tables, shot, mount.weapon.strikes ?? [], damage, standings)
      continue
    }
    for (const one of standings) {
      if (one.hull === 0) continue
      const loss = blow(mount.kind, damage, tables.combat, one)
      one.shield -= loss.shield
      one.armor -= loss.armor
      one.hull -= loss.hull
      if (mount.kind === 'torpedo' && loss.hull > 0) one.torpedoes++
      if (mount.kind === 'emp' && loss.armor + loss.hull > 0) one.disruption += tables.combat.emp.disruption
    }
  }
  return standings
}

function afterMissiles(
  tables: Tables,
  shot: Shot,
  strikes: readonly number[],
  damage: number,
  standings: readonly Standing[],
): Standing[] {
  const { combat, ships } = tables
  const stopping = combat.antiMissile.on ? (at(ships, shot.targetIndex).class.antiMissile ?? 0) : 0
  const after = new Map<string, Standing>()
  for (const one of standings) {
    for (const rolled of strikes) {
      const next = { ...one, chance: one.chance / strikes.length }
      const stopped = Math.min(rolled, Math.max(0, stopping - one.intercepted))
      next.intercepted += stopped
      for (let n = stopped; n < rolled && next.hull > 0; n++) {
        const loss = blow('missile', damage, combat, next)
        next.shield -= loss.shield
        next.armor -= loss.armor
        next.hull -= loss.hull
      }
      merge(after, next)
    }
  }
  return [...after.values()]
}

/** Those that stand alike become one. */
function merge(standings: Map<string, Standing>, one: Standing): void {
  const { shield, armor, hull, torpedoes, disruption, intercepted } = one
  const key = `${shield},${armor},${hull},${torpedoes},${disruption},${intercepted}`
  const known = standings.get(key)
  if (known) known.chance += one.chance
  else standings.set(key, one)
}
