import type { Panel, Text } from '@sextant/scene'
import type { Team } from '../../schema/team.ts'
import { skin } from '../skin.ts'
import { unitPicture } from '../unit-picture.ts'
import { text, weaponName } from '../words.ts'
import { pointsOf, teamPoints } from './points.ts'
import { unitNameOf } from './stock.ts'
import { builder } from './words.ts'

/** The team unit by unit, with points for each and in total. */
export function teamPanels(team: Team): Panel[] {
  if (team.units.length === 0) return []
  return [
    {
      kind: 'table',
      id: 'team',
      title: builder('builder.units'),
      columns: [
        builder('builder.unit-type'),
        builder('builder.quality'),
        builder('builder.defense'),
        builder('builder.speed'),
        builder('builder.wounds'),
        builder('builder.strongest'),
        builder('builder.points'),
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
        [builder('builder.total'), '', '', '', '', '', teamPoints(team)],
      ],
      icons: [...team.units.map(unit => unitPicture(unit, skin.icons).icon), ''],
    },
  ]
}
