import { flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { classesSchema } from './classes.ts'
import { type HardpointKind, SYSTEMS, WEAPON_KINDS } from './names.ts'
import { weaponsSchema } from './weapons.ts'

const level = whole('Level', 'Of the skill.', 1, 6)
const levels = v.pipe(v.array(level), v.maxLength(6), v.title('Levels'))

const criticalTable = (title: string) =>
  titled(
    title,
    'What is damaged, for each face of the d6 from 1 to 6.',
    v.pipe(v.array(v.picklist(['none', 'weapon', ...SYSTEMS])), v.length(6)),
  )

const weaponKinds = v.pipe(v.array(v.picklist(WEAPON_KINDS)), v.maxLength(WEAPON_KINDS.length))

export const combatSchema = titled(
  'Combat',
  'Every number of the rules that belongs to no weapon and no ship.',
  v.strictObject({
    brackets: titled(
      'Range brackets',
      'The farthest hex of each.',
      v.strictObject({
        short: whole('Short', 'Hexes.', 1, 40),
        medium: whole('Medium', 'Hexes.', 1, 40),
        long: whole('Long', 'Hexes.', 1, 40),
      }),
    ),
    silhouettes: titled(
      'Silhouettes',
      'What each adds to the difficulty.',
      v.strictObject({
        mini: whole('Mini', 'Added.', -12, 12),
        tiny: whole('Tiny', 'Added.', -12, 12),
        small: whole('Small', 'Added.', -12, 12),
        medium: whole('Medium', 'Added.', -12, 12),
        large: whole('Large', 'Added.', -12, 12),
      }),
    ),
    speeds: titled(
      'Speed of the target',
      'What it adds to the difficulty, from a speed on; reverse counts like forward.',
      v.pipe(
        v.array(
          v.strictObject({
            from: whole('From', 'Speed.', 0, 14),
            modifier: whole('Modifier', 'Added.', -12, 12),
          }),
        ),
        v.minLength(1),
        v.maxLength(15),
      ),
    ),
    shields: titled(
      'Shields',
      'What charging costs.',
      v.strictObject({
        cost: whole('Cost', 'Energy for a point.', 0, 99),
        rebuild: whole('Rebuilding', 'Energy for the first point of a collapsed shield.', 0, 99),
      }),
    ),
    emp: titled(
      'EMP beams',
      'What they do besides damage.',
      v.strictObject({
        shields: whole('Against shields', 'Points of shield that a point of damage takes.', 1, 20),
        disruption: whole('Disruption', 'Added by a beam that reaches armor or hull.', 0, 20),
      }),
    ),
    afterburners: titled(
      'Afterburners',
      'What they cost and add for a turn.',
      v.strictObject({
        energy: whole('Energy', 'Spent.', 0, 99),
        thrust: whole('Thrust', 'Added to the thrust up.', 0, 14),
        speed: whole('Speed', 'Added to the maximum forward.', 0, 14),
      }),
    ),
    criticals: titled(
      'Criticals',
      'When they come about and what they damage.',
      v.strictObject({
        natural: whole('Natural roll', 'A 2d6 that makes a critical if the hull is damaged.', 2, 12),
        front: criticalTable('Front'),
        side: criticalTable('Sides'),
        rear: criticalTable('Rear'),
      }),
    ),
    damaged: titled(
      'Damaged systems',
      'What they cost a ship.',
      v.strictObject({
        sensors: whole('Sensors', 'Added to the difficulty of its own attacks.', 0, 12),
        sideThrusters: whole('Side thrusters', '2d6 must reach it for each turn.', 2, 13),
        engines: whole('Engines', 'Taken from the maximum speed by each hit.', 0, 14),
      }),
    ),
    captains: titled(
      'Captains',
      'The levels of a skill at which something is gained.',
      v.strictObject({
        command: v.strictObject({
          initiative: levels,
          rerolls: levels,
          fleet: titled('Fleet', 'Initiative for the whole fleet.', levels),
        }),
        gunnery: v.strictObject({ difficulty: levels, speed: levels, several: levels }),
        engineering: v.strictObject({ energy: levels, afterburners: levels, shieldShift: levels }),
        ranks: v.exactOptional(whole('Ranks', 'Most of a captain’s three skills together.', 3, 18)),
      }),
    ),
    mounts: titled(
      'Hardpoints',
      'The kinds of weapons that each kind of hardpoint holds.',
      v.strictObject({
        omni: weaponKinds,
        energy: weaponKinds,
        missile: weaponKinds,
        ballistic: weaponKinds,
        torpedo: weaponKinds,
      } satisfies Record<HardpointKind, typeof weaponKinds>),
    ),
    order: titled(
      'Damage order',
      'Kinds of weapons in the order in which they reach the target; those in one group together.',
      v.pipe(v.array(weaponKinds), v.maxLength(WEAPON_KINDS.length)),
    ),
    squadrons: titled(
      'Squadrons',
      'Small craft launched from carriers.',
      v.strictObject({ on: flag('In use', 'Carriers launch squadrons.') }),
    ),
    ecm: titled(
      'Electronic counter measures',
      'An aura that makes ships harder to hit.',
      v.strictObject({
        on: flag('In use', 'Ships with ECM can raise it.'),
        energy: whole('Energy', 'Spent.', 0, 99),
        radius: whole('Radius', 'Hexes to the farthest friend that it covers.', 0, 20),
        difficulty: whole('Difficulty', 'Added.', 0, 12),
      }),
    ),
    antiMissile: titled(
      'Anti-missile systems',
      'Remove missile strikes.',
      v.strictObject({ on: flag('In use', 'Ships with them use them.') }),
    ),
  }),
)

export const rulesetSchema = titled(
  'Rules',
  'Weapons, classes of ships, and everything else that can be tuned.',
  v.strictObject({ weapons: weaponsSchema, classes: classesSchema, combat: combatSchema }),
)

export type Combat = v.InferOutput<typeof combatSchema>
export type Ruleset = v.InferOutput<typeof rulesetSchema>
