import type { ActionId } from '../actions.ts'
import type { Combatant, PlainRoll, Roll, Ruleset } from '../schema.ts'
import { POWERS, type Weapon } from '../schema-names.ts'
import type { Cast } from './chances.ts'
import { shifted } from './powers.ts'

/**
 * What an attack or a power rolls, before any die is cast: the rules roll it, forecasts and bots compute with it. The
 * rolls are independent of each other.
 */
export interface Harm {
  /** The distance at which it happens. */
  readonly D: number
  readonly hull: Cast | undefined
  readonly crew: Cast | undefined
  /** Against the attacker's own crew. */
  readonly own: Cast | undefined
  /** The target is immune: nothing is rolled against it. */
  readonly immune: boolean
}

/** What one side can do to the other by weapon or power: the entry for a distance is at `harmIndex`. */
export type HarmTable = { readonly [K in Weapon | ActionId]?: readonly Harm[] }

export function harmIndex(D: number, braced: boolean): number {
  return 2 * D + (braced ? 1 : 0)
}

/** The dice of a boarding party depend on the crew, and are filled in when it goes over. */
export function harmTableOf(ruleset: Ruleset, attacker: Combatant, target: Combatant): HarmTable {
  const { cannon, rifle, board } = ruleset.attacks
  const { farthest } = ruleset.distance
  const shots = (weapon: 'ball' | 'grape' | 'rifle', { hull, crew }: { hull: Roll; crew: Roll }) =>
    byDistance(farthest, (D, brace) =>
      target.immune.includes(weapon)
        ? nothingAt(D, undefined, true)
        : harmAt(target, hull, crew, D, brace * ruleset.brace),
    )
  const powers = POWERS.flatMap(id => {
    const power = attacker.powers[id]
    if (!power) return []
    const harms = byDistance(farthest, (D, brace) =>
      harmAt(target, power.hull, power.crew, shifted(farthest, attacker, power, D), brace * ruleset.brace),
    )
    return [[id, harms] as const]
  })
  return {
    ball: shots('ball', cannon.ball),
    grape: shots('grape', cannon.grape),
    rifle: shots('rifle', rifle),
    // Some casualties occur. A brace is against the other side's rolls, and this is one's own.
    board: byDistance(farthest, D =>
      nothingAt(D, castOf(board.attacker, 0, D, 0), target.immune.includes('board')),
    ),
    ...Object.fromEntries(powers),
  }
}

/** What takes nothing off is 0, not the negative zero that JSON cannot hold. */
export function castOf(
  { faces, count, bonus }: PlainRoll,
  perDistance: number,
  D: number,
  brace: number,
): Cast {
  return {
    faces,
    count,
    bonus,
    distance: D === 0 || perDistance === 0 ? 0 : perDistance * D,
    brace: brace === 0 ? 0 : -brace,
  }
}

/** @param brace 1 for a target that is braced */
function byDistance(farthest: number, harm: (D: number, brace: 0 | 1) => Harm): Harm[] {
  return Array.from({ length: farthest + 1 }, (_, D) => [harm(D, 0), harm(D, 1)]).flat()
}

/** Rules about a crew skip those who have none. */
function harmAt(
  target: Combatant,
  hull: Roll | undefined,
  crew: Roll | undefined,
  D: number,
  brace: number,
): Harm {
  return {
    D,
    hull: hull && castOf(hull, hull.perDistance, D, 0),
    crew: crew && target.crew !== undefined ? castOf(crew, crew.perDistance, D, brace) : undefined,
    own: undefined,
    immune: false,
  }
}

function nothingAt(D: number, own: Cast | undefined, immune: boolean): Harm {
  return { D, hull: undefined, crew: undefined, own, immune }
}
