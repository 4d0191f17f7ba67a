import { flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { id, nameByLanguage } from './name-schemas.ts'
import { HARDPOINTS, SILHOUETTES } from './names.ts'

/** A ship by its sheet: the sixteen attributes of the design document. */

export function perSide(title: string, description: string) {
  const points = whole('Points', 'Of this side.', 0, 99)
  return titled(
    title,
    description,
    v.strictObject({ front: points, right: points, rear: points, left: points }),
  )
}

const hardpointKind = v.pipe(v.picklist(HARDPOINTS), v.title('Kind'), v.description('What it can hold.'))

const hardpoint = v.union(
  [
    titled(
      'Fixed mount',
      'Fires along the row of hexes out of one face.',
      v.strictObject({
        kind: hardpointKind,
        face: whole('Face', '1 bow, 2 and 3 right, 4 stern, 5 and 6 left.', 1, 6),
      }),
    ),
    titled(
      'Turret',
      'Fires into its sextants, their borders included.',
      v.strictObject({
        kind: hardpointKind,
        sextants: v.pipe(
          v.array(whole('Sextant', 'Clockwise; 1 ahead to the left, 2 ahead to the right.', 1, 6)),
          v.minLength(2),
          v.maxLength(6),
          v.title('Sextants'),
          v.description('2 to 6, adjacent.'),
        ),
      }),
    ),
  ],
  'a hardpoint has a face, or sextants',
)

const shipClass = titled(
  'Class',
  'A class of ships.',
  v.strictObject({
    hull: whole('Hull', 'Damage until it is destroyed.', 1, 999),
    initiative: whole('Initiative', 'Before what the captain adds.', -20, 20),
    armor: perSide('Armor', 'Absorbs what the shields let through.'),
    shields: perSide('Shields', 'Absorb damage first, and can be charged.'),
    generator: whole('Shield generator', 'Points of shield that can be charged in a round.', 0, 99),
    size: whole('Size', 'Breaks ties, and counts against the limits of missions.', 0, 9),
    silhouette: titled(
      'Silhouette',
      'How large it looks: from bow or stern, and from the sides.',
      v.strictObject({ front: v.picklist(SILHOUETTES), side: v.picklist(SILHOUETTES) }),
    ),
    maxSpeed: whole('Maximum speed', 'Hexes in a round.', 0, 14),
    speed: whole('Speed', 'When a battle begins; below 0 in reverse.', -14, 14),
    thrust: titled(
      'Thrust',
      'How much the speed can rise and fall in a round.',
      v.strictObject({
        up: whole('Up', 'Raises the speed.', 0, 14),
        down: whole('Down', 'Lowers the speed.', 0, 14),
      }),
    ),
    maneuverability: whole('Maneuverability', 'Turns of 60° in a round.', 0, 12),
    energy: whole('Energy', 'When a battle begins.', 0, 99),
    maxEnergy: whole('Maximum energy', 'That it can hold.', 0, 99),
    regeneration: whole('Regeneration', 'Energy gained each round.', 0, 99),
    hardpoints: titled(
      'Hardpoints',
      'Where weapons are mounted.',
      v.pipe(v.array(hardpoint), v.maxLength(20)),
    ),
    squadrons: v.exactOptional(whole('Bays', 'Squadrons it can carry, where the rules have them.', 0, 9)),
    ecm: v.exactOptional(flag('Counter measures', 'It can raise the ECM aura, where the rules have it.')),
    antiMissile: v.exactOptional(
      whole('Anti-missile', 'Missile strikes it removes in a round, where the rules have it.', 0, 20),
    ),
    name: v.exactOptional(nameByLanguage),
    icon: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.title('Icon'))),
    glyph: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(2), v.title('Glyph'))),
  }),
)

export const classesSchema = titled(
  'Classes',
  'The classes of ships, by id.',
  v.pipe(v.record(id, shipClass), v.minEntries(1), v.maxEntries(60)),
)

/** A class, and what is mounted on it. */
export const designSchema = v.strictObject({
  class: id,
  weapons: v.pipe(
    v.array(v.nullable(id)),
    v.maxLength(20),
    v.title('Weapons'),
    v.description('One for each hardpoint, or null.'),
  ),
})

export const designsSchema = titled(
  'Designs',
  'What is mounted where, by id.',
  v.pipe(
    v.record(id, titled('Design', 'A class, and a weapon or null for each of its hardpoints.', designSchema)),
    v.maxEntries(200),
  ),
)

export type Hardpoint = v.InferOutput<typeof hardpoint>
export type ShipClass = v.InferOutput<typeof shipClass>
export type Design = v.InferOutput<typeof designSchema>
