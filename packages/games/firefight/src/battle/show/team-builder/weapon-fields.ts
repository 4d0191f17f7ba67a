import type { Text } from '@sextant/scene'
import type { BuilderField } from '@sextant/scene/builder'
import { WEAPON_TRAITS, WEAPON_TYPES } from '../../schema/names.ts'
import { RANGES, type Weapon } from '../../schema/team.ts'
import type { TextKey } from '../../texts/en.ts'
import { text, traitName } from '../words.ts'

interface Frame {
  readonly group: Text
  readonly folded: boolean
}

/** The numbers of one weapon of a unit. */
export function weaponFields(weapon: Weapon, place: number, unit: string, frame: Frame): BuilderField[] {
  const at = `${unit}/weapons/${place}`
  const called = (field: TextKey) => text('builder.weapon-of', { number: place + 1, field: text(field) })
  const number = (field: 'range' | 'attacks' | 'ap'): BuilderField => ({
    kind: 'number',
    at: `${at}/${field}`,
    name: called(`builder.${field}`),
    ...frame,
    value: weapon[field],
    min: RANGES[field][0],
    max: RANGES[field][1],
    step: 1,
  })
  return [
    {
      kind: 'text',
      at: `${at}/name`,
      name: called('builder.weapon-name'),
      ...frame,
      value: weapon.name,
      most: 60,
    },
    {
      kind: 'choice',
      at: `${at}/type`,
      name: called('builder.weapon-type'),
      ...frame,
      alternatives: WEAPON_TYPES.map(type => ({
        id: type,
        name: text(`builder.type-${type}`),
        value: type,
      })),
      chosen: weapon.type,
    },
    // A melee weapon reaches 1.
    ...(weapon.type === 'ranged' ? [number('range')] : []),
    number('attacks'),
    number('ap'),
    { ...traitField(weapon, at, called('builder.weapon-trait')), ...frame },
  ]
}

function traitField(weapon: Weapon, at: string, name: Text): BuilderField {
  const { traits = [], ...plain } = weapon
  const fitting = WEAPON_TRAITS.filter(
    trait => trait !== (weapon.type === 'melee' ? 'relentless' : 'furious'),
  )
  const [first = '-'] = traits
  return {
    kind: 'choice',
    at,
    name,
    alternatives: [
      { id: '-', name: text('builder.no-trait'), value: plain },
      ...fitting.map(trait => ({ id: trait, name: traitName(trait), value: { ...plain, traits: [trait] } })),
    ],
    ...(traits.length < 2 ? { chosen: first } : { otherwise: text('builder.several-traits') }),
  }
}
