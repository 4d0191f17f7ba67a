import { at } from '@sextant/engine'
import { canAct, openingAttacks, openingLimit } from '../rules/attacking.ts'
import { attackChances } from '../rules/odds.ts'
import { bestShots, type Shot, type Shots } from './shots.ts'

/** What the units that could attack a target now would do to it together. */
export interface Focus {
  readonly target: number
  readonly shots: readonly Shot[]
  /** On average. */
  readonly wounds: number
  /** The chance that it is destroyed. */
  readonly destroyed: number
}

/** For every enemy that at least two units of a seat can attack from where they stand. */
export function focusOf(shots: Shots, seat: number): Focus[] {
  const { field, state } = shots
  const { tables } = field
  const free = openingLimit(tables, state) - openingAttacks(tables, state)
  const ready = (tables.own[seat] ?? []).filter(unit => at(state.at, unit) >= 0 && canAct(state, unit))
  return (tables.own[1 - seat] ?? []).flatMap((target): Focus[] => {
    if (at(state.at, target) < 0) return []
    const all = ready
      .flatMap(unit => bestShots(shots, unit, target).slice(0, 1))
      .sort((a, b) => b.wounds - a.wounds)
      .slice(0, Math.max(0, free))
    return all.length < 2 ? [] : [{ target, shots: all, ...together(shots, all, target) }]
  })
}

/** The target that falls most likely, if that is likely at all. */
export function bestFocus(shots: Shots, seat: number): Focus | undefined {
  const likely = focusOf(shots, seat).filter(({ destroyed }) => destroyed >= LIKELY)
  return likely.reduce<Focus | undefined>(
    (best, one) => (best && best.destroyed >= one.destroyed ? best : one),
    undefined,
  )
}

const LIKELY = 0.25

function together(
  { field, state }: Shots,
  all: readonly Shot[],
  target: number,
): Pick<Focus, 'wounds' | 'destroyed'> {
  const most = at(state.wounds, target)
  // Chances of the wounds left, attack after attack.
  let left = Array<number>(most + 1).fill(0)
  left[most] = 1
  for (const { aim } of all) {
    const next = Array<number>(most + 1).fill(0)
    for (const [wounds, chance] of left.entries()) {
      if (chance === 0) continue
      for (const [lost, share] of attackChances(field.work, state, aim, target, wounds).entries())
        next[wounds - lost] = (next[wounds - lost] ?? 0) + chance * share
    }
    left = next
  }
  const mean = left.reduce((sum, chance, wounds) => sum + chance * (most - wounds), 0)
  return { wounds: mean, destroyed: left[0] ?? 0 }
}
