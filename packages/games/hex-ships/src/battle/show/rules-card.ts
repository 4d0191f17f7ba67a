import { at } from '@sextant/engine'
import type { Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { BRACKETS, SIDES, SYSTEMS, type System } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'
import type { WeaponType } from '../schema/weapons.ts'
import type { Tables } from '../tables.ts'
import { objectiveText } from './goal.ts'
import { iconOf } from './skin.ts'
import { className, later, listed, signed, silhouetteText, systemName, text, weaponName } from './words.ts'

/** The rules of a battle on one page, in the numbers it is fought with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  const { combat, scenario } = tables
  const { cost, rebuild } = combat.shields
  const { shields, disruption } = combat.emp
  return [
    lines('goal', later('card.goal'), [
      ...scenario.objectives.map(objective => objectiveText(tables, objective)),
      later('card.goal-last'),
      later('card.goal-limit', { rounds: scenario.rounds }),
    ]),
    lines('round', later('card.round'), [
      later('card.energy'),
      later('card.disabled'),
      later('card.move'),
      later('card.fire'),
    ]),
    lines('moving', later('card.moving'), [
      later('card.speed'),
      later('card.turns'),
      later('card.passing'),
      later('card.leaving'),
      later('card.charging', { cost, rebuild }),
    ]),
    lines('firing', later('card.firing'), [
      later('card.arc'),
      later('card.roll'),
      later('card.missiles'),
      later('card.layers'),
      later('card.bleed'),
      later('card.torpedo'),
      later('card.emp', { shields, disruption }),
      later('card.critical', { natural: combat.criticals.natural }),
    ]),
    weaponsTable(tables),
    difficultyLines(combat),
    ...classTables(tables),
    criticalsTable(combat),
    damagePanel(combat),
    captainLines(combat),
    ...expansionLines(combat),
    boardLegend(),
  ]
}

function lines(id: string, title: Text, said: readonly Text[]): TextPanel {
  return { kind: 'text', id, title, lines: said }
}

/** The weapons that are mounted in this battle. */
function weaponsTable({ rules, ships, combat: { brackets } }: Tables): TablePanel {
  const mounted = new Set(ships.flatMap(({ mounts }) => mounts.flatMap(mount => (mount ? [mount.id] : []))))
  const used = Object.entries(rules.weapons).filter(([id]) => mounted.has(id))
  return {
    kind: 'table',
    id: 'weapons',
    title: later('card.weapons'),
    columns: [
      later('card.weapon-column'),
      later('setting.energy'),
      later('card.ammo-column'),
      ...BRACKETS.map(bracket => later(`card.${bracket}`, { hexes: brackets[bracket] })),
    ],
    rows: used.map(([id, weapon]) => [
      weaponName({ rules }, id),
      weapon.energy,
      weapon.ammo ?? later('card.unlimited'),
      ...BRACKETS.map(bracket => shotText(weapon, bracket)),
    ]),
  }
}

function shotText({ damage, difficulty }: WeaponType, bracket: (typeof BRACKETS)[number]): Text {
  const points = damage[bracket]
  if (points === undefined) return later('card.none')
  const needed = difficulty[bracket]
  return needed === undefined
    ? later('card.missile', { damage: points })
    : later('card.shot', { damage: points, difficulty: needed })
}

function difficultyLines({ silhouettes, speeds, captains, damaged }: Combat): TextPanel {
  const { mini, tiny, small, medium, large } = silhouettes
  const sizes = Object.entries({ mini, tiny, small, medium, large })
  const from = speeds.map(({ from: speed, modifier }) =>
    later('card.speed-from', { from: speed, modifier: signed(modifier) }),
  )
  return lines('difficulty', later('card.difficulty'), [
    later('card.gunnery-levels', { levels: levels(captains.gunnery.difficulty) }),
    later('card.silhouettes', Object.fromEntries(sizes.map(([name, value]) => [name, signed(value)]))),
    later('card.speed-of-target', { speeds: listed(from) }),
    ...captains.gunnery.speed.map(level => later('card.gunnery-speed', { level })),
    later('card.sensors-hit', { modifier: signed(damaged.sensors) }),
  ])
}

/** The sheets of the classes in this battle: what protects them, what drives them, and how easily they are hit. */
function classTables({ rules, ships, combat }: Tables): TablePanel[] {
  const ids = [...new Set(ships.map(({ setup }) => setup.class))]
  const sheets = ids.flatMap(id => {
    const sheet = rules.classes[id]
    return sheet ? [{ id, sheet, name: className({ rules }, id) }] : []
  })
  const icons = sheets.map(({ id, sheet }) => iconOf(id, sheet))
  return [
    {
      kind: 'table',
      id: 'classes',
      title: later('card.classes'),
      columns: [
        later('card.class'),
        later('card.hull-column'),
        later('card.armor-column'),
        later('card.shields-column'),
      ],
      rows: sheets.map(({ name, sheet }) => [
        name,
        sheet.hull,
        SIDES.map(side => sheet.armor[side]).join('/'),
        SIDES.map(side => sheet.shields[side]).join('/'),
      ]),
      icons,
    },
    {
      kind: 'table',
      id: 'engines',
      title: later('card.engines'),
      columns: [
        later('card.class'),
        later('card.speed-column'),
        later('card.thrust-column'),
        later('card.turns-column'),
        later('card.energy-column'),
      ],
      rows: sheets.map(({ name, sheet }) => [
        name,
        sheet.maxSpeed,
        text('fact.thrust-value', sheet.thrust),
        sheet.maneuverability,
        later('card.energy-value', { regeneration: sheet.regeneration, most: sheet.maxEnergy }),
      ]),
      icons,
    },
    {
      kind: 'table',
      id: 'profiles',
      title: later('card.profiles'),
      columns: [later('card.class'), text('fact.size'), text('fact.silhouette'), text('fact.generator')],
      rows: sheets.map(({ name, sheet }) => [
        name,
        sheet.size,
        silhouetteText(combat, sheet.silhouette),
        text('fact.generator-value', { points: sheet.generator }),
      ]),
      icons,
    },
  ]
}

function criticalsTable({ criticals: { front, side, rear } }: Combat): TablePanel {
  return {
    kind: 'table',
    id: 'criticals',
    title: later('card.criticals'),
    columns: [later('card.die'), text('side.front'), later('card.sides-column'), text('side.rear')],
    rows: front.map((_, die) => [die + 1, ...[front, side, rear].map(table => resultText(at(table, die)))]),
  }
}

function resultText(result: Combat['criticals']['front'][number]): Text {
  if (result === 'none') return later('card.nothing')
  return result === 'weapon' ? later('card.weapon-hit') : systemName(result)
}

/** What each damaged system costs its ship. */
function damagePanel({ damaged }: Combat): Panel {
  const values: Readonly<Record<System, Readonly<Record<string, number | string>>>> = {
    'forward-thrusters': {},
    'side-thrusters': { needed: damaged.sideThrusters },
    engines: { speed: damaged.engines },
    sensors: { difficulty: damaged.sensors },
    communications: {},
    bridge: {},
    'life-support': {},
    'shield-generator': {},
  }
  return {
    kind: 'facts',
    id: 'damaged',
    title: later('card.damaged'),
    facts: SYSTEMS.map(system => ({
      name: systemName(system),
      value: later(`damaged.${system}`, values[system]),
    })),
  }
}

function captainLines({ captains: { command, gunnery, engineering }, afterburners }: Combat): TextPanel {
  return lines('captains', later('card.captains'), [
    later('card.command-initiative', { levels: levels(command.initiative) }),
    later('card.command-rerolls', { levels: levels(command.rerolls) }),
    later('card.command-fleet', { levels: levels(command.fleet) }),
    later('card.gunnery-several', { levels: levels(gunnery.several) }),
    later('card.engineering-energy', { levels: levels(engineering.energy) }),
    later('card.engineering-afterburners', { levels: levels(engineering.afterburners), ...afterburners }),
    later('card.engineering-shift', { levels: levels(engineering.shieldShift) }),
  ])
}

/** Those that are in use. */
function expansionLines({ ecm, antiMissile, squadrons }: Combat): TextPanel[] {
  const { energy, radius, difficulty } = ecm
  const said = [
    ...(ecm.on ? [later('card.ecm', { energy, radius, difficulty })] : []),
    ...(antiMissile.on ? [later('card.anti-missile')] : []),
    ...(squadrons.on ? [later('card.squadrons')] : []),
  ]
  return said.length > 0 ? [lines('expansions', later('card.expansions'), said)] : []
}

function levels(all: readonly number[]): string {
  return all.join(', ')
}

function boardLegend(): Panel {
  const meanings = ['reach', 'strike', 'target', 'threat', 'objective'] as const
  return {
    kind: 'legend',
    id: 'board',
    title: later('card.board'),
    entries: meanings.map(meaning => ({ mark: { meaning }, text: later(`card.${meaning}`) })),
  }
}
