import { at } from '@sextant/engine'
import { type Alternative, type BuilderField, builderOf, type Sheet } from '@sextant/scene/builder'
import { designFaults, whyNotMounted } from '../../rules/design-faults.ts'
import { isSquadron } from '../../rules/squadron.ts'
import { type Design, designSchema, type Hardpoint, type ShipClass } from '../../schema/classes.ts'
import { BRACKETS, type Bracket } from '../../schema/names.ts'
import type { Options } from '../../schema/options.ts'
import type { Ruleset } from '../../schema/rules.ts'
import type { WeaponType } from '../../schema/weapons.ts'
import type { ShipTable } from '../../tables.ts'
import { diagramOf } from '../diagram.ts'
import { iconOf } from '../skin.ts'
import { mountText } from '../weapons.ts'
import { className, named, text, weaponName } from '../words.ts'
import { coverageOf } from './coverage.ts'
import { damageChart } from './damage-chart.ts'
import { volleyAt } from './firepower.ts'
import { fleetLedBy } from './fleet-builder.ts'
import { shipPanels } from './ship-panels.ts'
import { stockDesigns } from './stock.ts'
import { trialOf } from './trial.ts'
import { faultText } from './words.ts'

/** The shipyard: a class, and a weapon that fits for each of its hardpoints. */
export const shipBuilder = builderOf<Options, Design>({
  id: 'ship',
  title: text('yard.title'),
  about: text('yard.about'),
  noun: text('yard.noun'),
  schema: designSchema,
  stock: ({ options: { rules } }) => stockDesigns(rules),
  sheet: (design, { options: { rules } }) => sheetOf(rules, design),
  within: (design, name, { options }) => ({
    builder: 'fleet',
    item: fleetLedBy({ ...design, weapons: [...design.weapons], ...(name !== '' && { name }) }, options),
  }),
})

function sheetOf(rules: Ruleset, design: Design): Sheet {
  const sheet = Object.hasOwn(rules.classes, design.class) ? rules.classes[design.class] : undefined
  const faults = designFaults(rules, design).map(fault => ({ at: fault.path, text: faultText(rules, fault) }))
  const classes = classField(rules, design)
  if (!sheet) return { summary: design.class, fields: [classes], faults }
  const { tables, table, state } = trialOf(rules, fitting(rules, design, sheet))
  return {
    summary: text('yard.summary', { size: sheet.size, ...volleysOf(table) }),
    icon: iconOf(design.class, sheet),
    fields: [classes, ...sheet.hardpoints.map((_, number) => mountField(rules, design, sheet, number))],
    faults,
    diagrams: [
      {
        id: 'coverage',
        title: text('coverage.title'),
        about: text('coverage.about'),
        draw: lit => coverageOf(tables, table, lit),
      },
      {
        id: 'damage',
        title: text('chart.title'),
        about: text('chart.about'),
        draw: () => damageChart(tables, table),
      },
      {
        id: 'card',
        title: text('yard.card'),
        draw: () => diagramOf(tables, state, table, at(state.ships, 0)),
      },
    ],
    panels: shipPanels(tables, table),
  }
}

function volleysOf({ mounts }: ShipTable): Record<Bracket, number> {
  const mounted = mounts.filter(mount => mount !== undefined)
  const at = (bracket: Bracket) => Math.round(volleyAt(mounted, bracket))
  return { short: at('short'), medium: at('medium'), long: at('long') }
}

/** The design with nothing where a weapon does not fit, so that the rest can be shown. */
function fitting(rules: Ruleset, { class: kind, weapons }: Design, { hardpoints }: ShipClass): Design {
  return {
    class: kind,
    weapons: hardpoints.map((hardpoint, number) => {
      const id = weapons[number] ?? null
      return id !== null && fits(rules, hardpoint, id) ? id : null
    }),
  }
}

function fits(rules: Ruleset, hardpoint: Hardpoint, id: string): boolean {
  const weapon = Object.hasOwn(rules.weapons, id) ? rules.weapons[id] : undefined
  return weapon !== undefined && whyNotMounted(rules, hardpoint, weapon) === undefined
}

/** Another class keeps the weapons that fit there; where none of them does, it comes with its usual ones. */
function classField(rules: Ruleset, design: Design): BuilderField {
  const stock = stockDesigns(rules)
  const alternatives = Object.entries(rules.classes)
    .filter(([, sheet]) => !isSquadron(sheet))
    .toSorted(([, a], [, b]) => a.size - b.size)
    .map(([id, sheet]): Alternative => {
      const usual = stock.find(({ value }) => value.class === id)?.value
      const value =
        id === design.class ? design : (usual ?? fitting(rules, { class: id, weapons: [] }, sheet))
      return {
        id,
        name: className({ rules }, id),
        group: text('yard.size', { size: sheet.size }),
        value: { class: value.class, weapons: [...value.weapons] },
      }
    })
  return {
    kind: 'choice',
    at: '',
    name: text('yard.class'),
    alternatives,
    ...(Object.hasOwn(rules.classes, design.class) && { chosen: design.class }),
  }
}

const EMPTY = '-'

function mountField(rules: Ruleset, design: Design, sheet: ShipClass, number: number): BuilderField {
  const hardpoint = at(sheet.hardpoints, number)
  const mounted = design.weapons[number] ?? null
  const alternatives = [
    { id: EMPTY, name: text('yard.empty'), value: null },
    ...Object.entries(rules.weapons)
      .filter(([, weapon]) => whyNotMounted(rules, hardpoint, weapon) === undefined)
      .map(([id, weapon]) => ({
        id,
        name: text('yard.weapon', {
          weapon: weaponName({ rules }, id),
          energy: weapon.energy,
          damage: damageText(weapon),
        }),
        value: id,
      })),
  ]
  const chosen = mounted ?? EMPTY
  return {
    kind: 'choice',
    at: `/weapons/${number}`,
    name: text('yard.mount', {
      number: number + 1,
      mount: mountText(hardpoint),
      kind: named(`hardpoint.${hardpoint.kind}`, hardpoint.kind),
    }),
    group: text('yard.mounts'),
    part: `weapon-${number}`,
    alternatives,
    ...(alternatives.some(({ id }) => id === chosen)
      ? { chosen }
      : { otherwise: weaponName({ rules }, chosen) }),
  }
}

/** `5 5 4`, by range. */
function damageText({ damage, strikes }: WeaponType): string {
  const shots = strikes ? Math.max(...strikes) : 1
  return BRACKETS.map(bracket => {
    const points = damage[bracket]
    return points === undefined ? '–' : String(points * shots)
  }).join(' ')
}
