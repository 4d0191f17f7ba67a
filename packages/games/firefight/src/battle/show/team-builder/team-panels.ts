import type { Panel, Text } from '@sextant/scene'
import type { Team } from '../../schema/team.ts'
import { skin } from '../skin.ts'
import { unitPicture } from '../unit-picture.ts'
import { text, weaponName } from '../words.ts'
import { pointsOf, teamPoints } from './points.ts'
import { unitNameOf } from './stock.ts'

/** The team unit by unit, with points for each and in total. */
export function teamPanels(team: Team): Panel[] {
  if (team.units.length === 0) return []
  return [
    {
      kind: 'table',
      id: 'team',
      title: text('builder.units'),
      columns: [
        text('builder.unit-type'),
        text('builder.quality'),
        text('builder.defense'),
        text('builder.speed'),
        text('builder.wounds'),
        text('builder.strongest'),
        text('builder.points'),
      ],
      rows: [
        ...team.units.map((unit): (Text | number)[] => [
          unitNameOf(unit),
          text('fact.target', { target: unit.quality }),
          text('fact.target', { target: unit.defense }),
          unit.speed,
          unit.wounds,
          weaponName(unit.weapons.toSorted((a, b) => b.attacks - a.attacks || b.ap - a.ap)[0]?.name ?? ''),
          pointsOf(unit),
        ]),
        [text('builder.total'), '', '', '', '', '', teamPoints(team)],
      ],
      icons: [...team.units.map(unit => unitPicture(unit, skin.icons).icon), ''],
    },
  ]
}
