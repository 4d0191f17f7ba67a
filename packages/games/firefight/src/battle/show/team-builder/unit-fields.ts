import type { Text } from '@sextant/scene'
import type { BuilderField, ChoiceField } from '@sextant/scene/builder'
import { TRAITS } from '../../schema/names.ts'
import { MOST_WEAPONS, RANGES, type Unit } from '../../schema/team.ts'
import { skin } from '../skin.ts'
import { named, text, traitName, weaponName } from '../words.ts'
import { nameAndPoints, stockWeapons } from './stock.ts'
import { weaponFields } from './weapon-fields.ts'

/** Everything about one unit of a team, folded under its name and points. */
export function unitFields(unit: Unit, index: number): BuilderField[] {
  const at = `/units/${index}`
  const frame = { group: nameAndPoints(unit), folded: true }
  const number = (field: 'quality' | 'defense' | 'speed' | 'wounds'): BuilderField => ({
    kind: 'number',
    at: `${at}/${field}`,
    name: text(`builder.${field}`),
    ...frame,
    value: unit[field],
    min: RANGES[field][0],
    max: RANGES[field][1],
    step: 1,
  })
  return [
    {
      kind: 'text',
      at: `${at}/name`,
      name: text('builder.unit-name'),
      ...frame,
      value: unit.name,
      most: 60,
    },
    { ...pictureField(unit, at), ...frame },
    number('quality'),
    number('defense'),
    number('speed'),
    number('wounds'),
    { ...traitsField(unit, at), ...frame },
    {
      kind: 'list',
      at: `${at}/weapons`,
      name: text('builder.weapons'),
      ...frame,
      addName: text('builder.add-weapon'),
      most: MOST_WEAPONS,
      entries: unit.weapons.map(({ name }) => ({ name: weaponName(name), fields: [] })),
      add: stockWeapons,
    },
    ...unit.weapons.flatMap((weapon, place) => weaponFields(weapon, place, at, frame)),
  ]
}

const FIGURES = Object.keys(skin.icons).filter(icon => skin.icons[icon]?.standing)

/** The unit as a whole, so that a picture can also be left out. */
function pictureField(unit: Unit, at: string): ChoiceField {
  const { image, ...plain } = unit
  const isFigure = image !== undefined && FIGURES.includes(image)
  return {
    kind: 'choice',
    at,
    name: text('builder.picture'),
    alternatives: [
      { id: '-', name: text('builder.picture-drawn'), value: plain },
      ...FIGURES.map(figure => ({
        id: figure,
        name: named(`figure.${figure}`, figure),
        value: { ...plain, image: figure },
      })),
    ],
    ...(image === undefined || isFigure
      ? { chosen: image ?? '-' }
      : { otherwise: text('builder.picture-own') }),
  }
}

/** The list as a whole: a unit without any has none in its file. */
function traitsField(unit: Unit, at: string): BuilderField {
  const { traits = [], ...plain } = unit
  const on = (trait: (typeof TRAITS)[number]): Text => traitName(trait)
  const free = TRAITS.filter(trait => !traits.includes(trait) && !clashes(trait, traits))
  return traits.length > 0
    ? {
        kind: 'list',
        at: `${at}/traits`,
        name: text('builder.traits'),
        addName: text('builder.add-trait'),
        most: TRAITS.length,
        entries: traits.map(trait => ({ name: on(trait), fields: [] })),
        add: free.map(trait => ({ id: trait, name: on(trait), value: trait })),
      }
    : {
        kind: 'choice',
        at,
        name: text('builder.traits'),
        alternatives: [
          { id: '-', name: text('builder.no-trait'), value: plain },
          ...free.map(trait => ({ id: trait, name: on(trait), value: { ...plain, traits: [trait] } })),
        ],
        chosen: '-',
      }
}

/** A unit is not fast and slow. */
function clashes(trait: string, traits: readonly string[]): boolean {
  return (trait === 'fast' && traits.includes('slow')) || (trait === 'slow' && traits.includes('fast'))
}
