import { checkShape } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import {
  type Alternative,
  type BuilderContext,
  builderOf,
  type ChoiceField,
  type ListEntry,
  type Sheet,
} from '@sextant/scene/builder'
import { captainFaults } from '../../rules/captain-faults.ts'
import { designFaults } from '../../rules/design-faults.ts'
import type { Fault } from '../../rules/faults.ts'
import { fleetFaults, fleetSize } from '../../rules/fleet-faults.ts'
import { isSquadron } from '../../rules/squadron.ts'
import { captains, scenarios } from '../../scenarios.ts'
import type { CaptainSkills } from '../../schema/captain.ts'
import { type Design, designSchema } from '../../schema/classes.ts'
import { type Fleet, type Fleets, fleetSchema, type ShipChoice } from '../../schema/fleets.ts'
import type { Options } from '../../schema/options.ts'
import type { Ruleset } from '../../schema/rules.ts'
import { iconOf } from '../skin.ts'
import { className, namedCaptain, text } from '../words.ts'
import { filledFleet } from './fill.ts'
import { fleetPanels } from './fleet-panels.ts'
import { sameDesign, stockDesigns, stockFleets } from './stock.ts'
import { faultText } from './words.ts'

const MOST_SHIPS = 12

/** A fleet within the total size of its battle: stock designs and designs of one's own, each with a captain or without. */
export const fleetBuilder = builderOf<Options, Fleet>({
  id: 'fleet',
  title: text('fleet.title'),
  about: text('fleet.about'),
  noun: text('fleet.noun'),
  schema: fleetSchema,
  stock: () => stockFleets,
  sheet: sheetOf,
  fill: ({ options }, dice) => filledFleet(options.rules, fleetsOf(options).size, MOST_SHIPS, dice),
})

function sheetOf(fleet: Fleet, context: BuilderContext<Options>): Sheet {
  const { options } = context
  const { rules } = options
  const fleets = fleetsOf(options)
  const size = fleetSize(rules, fleet)
  const designs = designsFor(context)
  return {
    summary: text('fleet.summary', { ships: fleet.length, size }),
    icon: iconOf(fleet[0]?.class ?? '', rules.classes[fleet[0]?.class ?? ''] ?? {}),
    fields: [
      {
        kind: 'list',
        at: '',
        name: text('fleet.ships'),
        addName: text('fleet.add'),
        most: MOST_SHIPS,
        entries: fleet.map((ship, index) => entryOf(rules, designs, ship, index)),
        add: designs.map(({ value, ...design }) => ({ ...design, value: withName(value, design.own) })),
      },
    ],
    faults: [...fleetFaults(options, fleets, fleet), ...captainsFaults(rules, fleet)].map(fault => ({
      at: fault.path,
      text: faultText(rules, fault),
    })),
    panels: fleetPanels(rules, fleet),
    gauge: { name: text('fleet.size'), value: size, limit: fleets.size },
  }
}

function captainsFaults(rules: Ruleset, fleet: Fleet): Fault[] {
  return fleet.flatMap(({ captain }, index) =>
    captainFaults(rules, captain).map(one => ({ ...one, path: `/${index}` })),
  )
}

/** The fleet of the custom battle with another ship at its head, under its captain; the others follow as far as the size allows. */
export function fleetLedBy(ship: ShipChoice, options: Options): Fleet {
  const { size, amber } = fleetsOf(options)
  const { rules } = options
  const captain = amber[0]?.captain
  const fleet: Fleet = [{ ...ship, ...(captain && { captain }) }]
  for (const other of amber.slice(1)) if (fleetSize(rules, [...fleet, other]) <= size) fleet.push(other)
  return fleet
}

/** Of these options, else of the game's custom battle. */
function fleetsOf({ scenario }: Options): Fleets {
  const fleets = scenario.fleets ?? scenarios.find(({ id }) => id === 'custom')?.options.scenario.fleets
  if (!fleets) throw new Error('there is no custom battle')
  return fleets
}

interface Offered extends Alternative {
  readonly value: Design
  /** The name of a design of one's own. */
  readonly own?: string
}

/** Every design that can be sent under these rules, one's own first. */
function designsFor({ options: { rules }, own }: BuilderContext<Options>): Offered[] {
  const built = own('ship').flatMap(({ name, value }, number): Offered[] => {
    const checked = checkShape(designSchema, value)
    if (!checked.ok || designFaults(rules, checked.value).length > 0) return []
    const sheet = rules.classes[checked.value.class]
    if (!sheet || isSquadron(sheet)) return []
    return [
      {
        id: `own-${number}`,
        name: text('fleet.design', { design: name, size: sheet.size }),
        group: text('fleet.own'),
        value: checked.value,
        own: name,
      },
    ]
  })
  const stock = stockDesigns(rules)
    .map(item => ({ item, size: rules.classes[item.value.class]?.size ?? 0 }))
    .toSorted((a, b) => a.size - b.size)
    .map(({ item, size }) => ({
      id: item.id,
      name: text('fleet.design', { design: item.name, size }),
      group: text('yard.size', { size }),
      value: item.value,
    }))
  return [...built, ...stock]
}

function withName(design: Design, name: string | undefined): ShipChoice {
  return { ...design, weapons: [...design.weapons], ...(name !== undefined && { name }) }
}

function entryOf(rules: Ruleset, designs: readonly Offered[], ship: ShipChoice, index: number): ListEntry {
  const sheet = Object.hasOwn(rules.classes, ship.class) ? rules.classes[ship.class] : undefined
  return {
    name: nameOf(rules, ship),
    ...(sheet && { icon: iconOf(ship.class, sheet) }),
    fields: [designField(rules, designs, ship, index), captainField(ship, index)],
  }
}

function nameOf(rules: Ruleset, { name, class: kind }: ShipChoice): Text {
  return name ?? className({ rules }, kind)
}

function designField(
  rules: Ruleset,
  designs: readonly Offered[],
  { captain, ...ship }: ShipChoice,
  index: number,
): ChoiceField {
  const chosen = designs.find(({ value, own }) => own === ship.name && sameDesign(value, ship))
  return {
    kind: 'choice',
    at: `/${index}`,
    name: text('fleet.design-of'),
    alternatives: designs.map(({ value, own, ...design }) => ({
      ...design,
      value: { ...withName(value, own), ...(captain && { captain }) },
    })),
    ...(chosen ? { chosen: chosen.id } : { otherwise: nameOf(rules, ship) }),
  }
}

const NOBODY = '-'

function captainField({ captain, ...ship }: ShipChoice, index: number): ChoiceField {
  const known = Object.entries(captains)
  const chosen = captain
    ? known.find(([, one]) => JSON.stringify(one) === JSON.stringify(captain))?.[0]
    : NOBODY
  return {
    kind: 'choice',
    at: `/${index}`,
    name: text('fleet.captain'),
    alternatives: [
      { id: NOBODY, name: text('fleet.no-captain'), value: ship },
      ...known.map(([id, skills]) => ({
        id,
        name: captainValue(skills),
        value: { ...ship, captain: skills },
      })),
    ],
    ...(chosen !== undefined ? { chosen } : { otherwise: captain ? captainValue(captain) : '' }),
  }
}

function captainValue({ name, ...skills }: CaptainSkills): Text {
  return text('fleet.captain-value', {
    ...skills,
    name: name === undefined ? text('fact.captain') : namedCaptain(name),
  })
}
