import type { Panel, Text } from '@sextant/scene'
import { designFaults } from '../../rules/design-faults.ts'
import type { Fleet, ShipChoice } from '../../schema/fleets.ts'
import { BRACKETS, SIDES, SKILLS } from '../../schema/names.ts'
import type { Ruleset } from '../../schema/rules.ts'
import { rangeOf } from '../reach.ts'
import { gainsOf } from '../skill-gains.ts'
import { iconOf } from '../skin.ts'
import { className, namedCaptain, text } from '../words.ts'
import { volleyAt } from './firepower.ts'
import { trialOf } from './trial.ts'

/** What a fleet comes to, ship by ship. Ships with faults are left out until they are mended. */
export function fleetPanels(rules: Ruleset, fleet: Fleet): Panel[] {
  const sound = fleet.filter(ship => designFaults(rules, ship).length === 0)
  if (sound.length === 0) return []
  const numbers = sound.map(ship => numbersOf(rules, ship))
  const total = numbers.reduce((sum, row) => sum.map((value, column) => value + (row[column] ?? 0)))
  const { brackets } = rules.combat
  return [
    {
      kind: 'table',
      id: 'fleet',
      title: text('fleet.table'),
      columns: [
        text('fleet.ship'),
        text('ship.size'),
        text('hull'),
        text('fleet.protection'),
        ...BRACKETS.map((bracket): Text => text('weapons.range', rangeOf(brackets, bracket))),
      ],
      rows: [
        ...sound.map((ship, index): (Text | number)[] => [
          ship.name ?? className({ rules }, ship.class),
          ...(numbers[index] ?? []),
        ]),
        [text('fleet.total'), ...total],
      ],
      icons: [...sound.map(ship => iconOf(ship.class, rules.classes[ship.class] ?? {})), ''],
    },
    ...captainsPanel(rules, sound),
  ]
}

/** What the ranks of each captain give. */
function captainsPanel({ combat }: Ruleset, fleet: Fleet): Panel[] {
  const captains = fleet.flatMap(({ captain }) => captain ?? [])
  if (captains.length === 0) return []
  return [
    {
      kind: 'table',
      id: 'captains',
      title: text('fleet.captains'),
      columns: [text('fact.captain'), ...SKILLS.map(skill => text(`skill.${skill}`))],
      rows: captains.map((captain): Text[] => [
        captain.name === undefined ? text('fact.captain-unnamed') : namedCaptain(captain.name),
        ...SKILLS.map(skill => gainsOf(combat, skill, captain[skill])),
      ]),
    },
  ]
}

/** Size, hull, armor and shields together, and the best volley at each range. */
function numbersOf(rules: Ruleset, design: ShipChoice): number[] {
  const { table } = trialOf(rules, { class: design.class, weapons: design.weapons })
  const { size, hull, armor, shields } = table.class
  const mounts = table.mounts.filter(mount => mount !== undefined)
  const protection = SIDES.reduce((sum, side) => sum + armor[side] + shields[side], 0)
  return [size, hull, protection, ...BRACKETS.map(bracket => Math.round(volleyAt(mounts, bracket)))]
}
