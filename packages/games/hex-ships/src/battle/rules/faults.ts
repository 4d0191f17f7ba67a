import type { Flaw } from '@sextant/engine'
import { say } from '@sextant/scene'

/** What can be wrong with a design or a fleet, by code: the shipyard says it in every language, options in English. */
export const faultTexts = {
  'no-class': 'there is no class {class}',
  'weapon-count': 'found {found}, {class} has {count} hardpoints',
  'no-weapon': 'there is no weapon {weapon}',
  'wrong-mount': 'this {hardpoint} hardpoint holds no {kind}',
  'torpedo-turret': 'torpedoes go into fixed mounts only',
  'squadron-alone': '{class} is launched from carriers: no squadron is part of a fleet',
  'empty-fleet': 'a fleet needs a ship',
  'too-large': 'found size {size}, at most {limit}',
  'too-many-ranks': 'found {found} ranks in all, the highest level gives {most}',
  'no-room': 'found {count} ships, there is room for {room} on the lines',
} as const

export type FaultCode = keyof typeof faultTexts

export interface Fault {
  /** Where inside the design or the fleet: `/weapons/2`, or `` for the whole. */
  readonly path: string
  readonly code: FaultCode
  readonly values: Readonly<Record<string, string | number>>
}

export function fault(path: string, code: FaultCode, values: Fault['values'] = {}): Fault {
  return { path, code, values }
}

/** The fault below a place of the options. */
export function flawAt(place: string, { path, code, values }: Fault): Flaw {
  return { path: `${place}${path}`, message: say({ key: code, values }, faultTexts) }
}
