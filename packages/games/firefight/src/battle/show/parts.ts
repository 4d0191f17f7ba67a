import type { OptionPart, PartVariant } from '@sextant/scene'
import { rulesets } from '../scenarios.ts'
import { SEATS } from '../schema/names.ts'
import type { Team } from '../schema/team.ts'
import { teams } from '../teams.ts'
import { emblemIcon } from './emblems.ts'
import { sideName, teamName, text } from './words.ts'

/** The team of each side, and the rules that the battle is fought by. */
export const PARTS: readonly OptionPart[] = [
  ...SEATS.map((name, seat) => ({
    at: `/teams/${name}`,
    name: text('part.team', { side: sideName(seat) }),
    seat,
    builder: 'team',
    variants: teams.map(variantOf),
  })),
  {
    at: '/rules',
    name: text('part.rules'),
    variants: (['advanced', 'basic'] as const).map(id => ({
      id,
      name: text(`rules.${id}`),
      about: text(`rules.${id}-about`),
      value: rulesets[id],
    })),
  },
]

function variantOf(team: Team): PartVariant {
  const { id, name, faction, units } = team
  const cost = units.reduce((sum, unit) => sum + (unit.cost ?? 0), 0)
  return {
    id,
    name: teamName(name),
    about: text('part.team-about', { units: units.length, cost }),
    icon: emblemIcon(faction),
    value: team,
  }
}
