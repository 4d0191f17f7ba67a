import type { Flaw } from '@sextant/engine'
import { isPicture, say } from '@sextant/scene'
import { FIGURES } from '../schema/names.ts'
import type { Team } from '../schema/team.ts'

/** What can be wrong with a team that its schema cannot say: pages say it in every language, options in English. */
export const teamFaultTexts = {
  'fault.twice': '{name} is there twice',
  'fault.fast-slow': 'a unit can’t be both fast and slow',
  'fault.melee-range': 'is {range}, must be 1 for a melee weapon',
  'fault.melee-only': '{trait} is for melee weapons',
  'fault.ranged-only': '{trait} is for ranged weapons',
  'fault.picture':
    'is {image}, must be the name of a figure (such as rifle), a data URL of a PNG, JPEG, WebP or SVG, or a path on the server from / on',
  'fault.picture-file':
    'is {image}, a file beside that of the team, which only teams in data/teams may have; put the picture in as a data URL',
} as const

export type TeamFaultKey = keyof typeof teamFaultTexts

export interface TeamFault {
  /** Where inside the team: `/units/2/id`. */
  readonly path: string
  readonly key: TeamFaultKey
  readonly values: Readonly<Record<string, string | number>>
}

export function teamFaults({ units }: Pick<Team, 'units'>): TeamFault[] {
  const faults: TeamFault[] = []
  for (const [index, unit] of units.entries()) {
    const fault = (field: string, key: TeamFaultKey, values: TeamFault['values'] = {}) =>
      faults.push({ path: `/units/${index}/${field}`, key, values })
    if (units.findIndex(({ id }) => id === unit.id) < index) fault('id', 'fault.twice', { name: unit.id })
    for (const [place, trait] of (unit.traits ?? []).entries())
      if ((unit.traits?.indexOf(trait) ?? place) < place)
        fault(`traits/${place}`, 'fault.twice', { name: trait })
    if (unit.traits?.includes('fast') && unit.traits.includes('slow')) fault('traits', 'fault.fast-slow')
    for (const [number, { type, range, traits = [] }] of unit.weapons.entries()) {
      if (type === 'melee' && range !== 1) fault(`weapons/${number}/range`, 'fault.melee-range', { range })
      for (const [place, trait] of traits.entries()) {
        const at = `weapons/${number}/traits/${place}`
        if (traits.indexOf(trait) < place) fault(at, 'fault.twice', { name: trait })
        if (trait === 'furious' && type === 'ranged') fault(at, 'fault.melee-only', { trait })
        if (trait === 'relentless' && type === 'melee') fault(at, 'fault.ranged-only', { trait })
      }
    }
  }
  return faults
}

/**
 * Images that nothing can be shown for. They are asked for where a team is made: what was stored with one can be played, with a figure in
 * its place.
 */
export function pictureFaults({ units }: Pick<Team, 'units'>): TeamFault[] {
  return units.flatMap(({ image }, index): TeamFault[] => {
    if (image === undefined || FIGURES.includes(image) || isPicture(image)) return []
    const key = PICTURE_FILE.test(image) ? 'fault.picture-file' : 'fault.picture'
    return [{ path: `/units/${index}/image`, key, values: { image: JSON.stringify(shortened(image)) } }]
  })
}

const PICTURE_FILE = /^(?![a-z]+:|\/)[^\\]+\.(png|jpe?g|webp|svg)$/i

/** A data URL would fill the message. */
function shortened(image: string): string {
  return image.length > 40 ? `${image.slice(0, 39)}…` : image
}

/** The same in English, as flaws of options. */
export function teamFlaws(team: Pick<Team, 'units'>): Flaw[] {
  return inEnglish(teamFaults(team))
}

export function pictureFlaws(team: Pick<Team, 'units'>): Flaw[] {
  return inEnglish(pictureFaults(team))
}

function inEnglish(faults: readonly TeamFault[]): Flaw[] {
  return faults.map(({ path, key, values }) => ({
    path,
    message: say({ key, values }, teamFaultTexts),
  }))
}
