import { at } from '@sextant/engine'
import type { Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import { BRACKETS, SIDES, SYSTEMS, type System } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'
import type { WeaponType } from '../schema/weapons.ts'
import type { Tables } from '../tables.ts'
import { objectiveText } from './goal.ts'
import { iconOf } from './skin.ts'
import { className, listed, signed, silhouetteText, systemName, text, weaponName } from './words.ts'

/** The rules of a battle on one page, in the numbers it is fought with. */
export function rulesCardOf(tables: Tables): readonly Panel[] {
  const { combat, scenario } = tables
  const { cost, rebuild } = combat.shields
  const { shields, disruption } = combat.emp
  return [
    lines('goal', text('card.goal'), [
      ...scenario.objectives.map(objective => objectiveText(tables, objective)),
      text('card.goal-last'),
      text('card.goal-limit', { rounds: scenario.rounds }),
    ]),
    lines('round', text('card.round'), [
      text('card.energy-round'),
      text('card.disabled'),
      text('card.move'),
      text('card.fire'),
    ]),
    lines('moving', text('card.moving'), [
      text('card.speed'),
      text('card.turns'),
      text('card.passing'),
      text('card.leaving'),
      text('card.charging', { cost, rebuild }),
    ]),
    lines('firing', text('card.firing'), [
      text('card.arc'),
      text('card.roll'),
      text('card.missiles'),
      text('card.layers'),
      text('card.bleed'),
      text('card.torpedo'),
      text('card.emp', { shields, disruption }),
      text('card.critical', { natural: combat.criticals.natural }),
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
    title: text('card.weapons'),
    columns: [
      text('card.weapon-column'),
      text('setting.energy'),
      text('card.ammo-column'),
      ...BRACKETS.map(bracket => text(`card.${bracket}`, { hexes: brackets[bracket] })),
    ],
    rows: used.map(([id, weapon]) => [
      weaponName({ rules }, id),
      weapon.energy,
      weapon.ammo ?? text('card.unlimited'),
      ...BRACKETS.map(bracket => shotText(weapon, bracket)),
    ]),
  }
}

function shotText({ damage, difficulty }: WeaponType, bracket: (typeof BRACKETS)[number]): Text {
  const points = damage[bracket]
  if (points === undefined) return text('card.none')
  const needed = difficulty[bracket]
  return needed === undefined
    ? text('card.missile', { damage: points })
    : text('card.shot', { damage: points, difficulty: needed })
}

function difficultyLines({ silhouettes, speeds, captains, damaged }: Combat): TextPanel {
  const { mini, tiny, small, medium, large } = silhouettes
  const sizes = Object.entries({ mini, tiny, small, medium, large })
  const from = speeds.map(({ from: speed, modifier }) =>
    text('card.speed-from', { from: speed, modifier: signed(modifier) }),
  )
  return lines('difficulty', text('card.difficulty'), [
    text('card.gunnery-levels', { levels: levels(captains.gunnery.difficulty) }),
    text('card.silhouettes', Object.fromEntries(sizes.map(([name, value]) => [name, signed(value)]))),
    text('card.speed-of-target', { speeds: listed(from) }),
    ...captains.gunnery.speed.map(level => text('card.gunnery-speed', { level })),
    text('card.sensors-hit', { modifier: signed(damaged.sensors) }),
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
      title: text('card.classes'),
      columns: [
        text('card.class'),
        text('card.hull-column'),
        text('card.armor-column'),
        text('card.shields-column'),
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
      title: text('card.engines'),
      columns: [
        text('card.class'),
        text('card.speed-column'),
        text('card.thrust-column'),
        text('card.turns-column'),
        text('card.energy-column'),
      ],
      rows: sheets.map(({ name, sheet }) => [
        name,
        sheet.maxSpeed,
        text('fact.thrust-value', sheet.thrust),
        sheet.maneuverability,
        text('card.energy-value', { regeneration: sheet.regeneration, most: sheet.maxEnergy }),
      ]),
      icons,
    },
    {
      kind: 'table',
      id: 'profiles',
      title: text('card.profiles'),
      columns: [text('card.class'), text('fact.size'), text('fact.silhouette'), text('fact.generator')],
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
    title: text('card.criticals'),
    columns: [text('card.die'), text('side.front'), text('card.sides-column'), text('side.rear')],
    rows: front.map((_, die) => [die + 1, ...[front, side, rear].map(table => resultText(at(table, die)))]),
  }
}

function resultText(result: Combat['criticals']['front'][number]): Text {
  if (result === 'none') return text('card.nothing')
  return result === 'weapon' ? text('card.weapon-hit') : systemName(result)
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
    title: text('card.damaged'),
    facts: SYSTEMS.map(system => ({
      name: systemName(system),
      value: text(`damaged.${system}`, values[system]),
    })),
  }
}

function captainLines({ captains: { command, gunnery, engineering }, afterburners }: Combat): TextPanel {
  return lines('captains', text('card.captains'), [
    text('card.command-initiative', { levels: levels(command.initiative) }),
    text('card.command-rerolls', { levels: levels(command.rerolls) }),
    text('card.command-fleet', { levels: levels(command.fleet) }),
    text('card.gunnery-several', { levels: levels(gunnery.several) }),
    text('card.engineering-energy', { levels: levels(engineering.energy) }),
    text('card.engineering-afterburners', { levels: levels(engineering.afterburners), ...afterburners }),
    text('card.engineering-shift', { levels: levels(engineering.shieldShift) }),
  ])
}

/** Those that are in use. */
function expansionLines({ ecm, antiMissile, squadrons }: Combat): TextPanel[] {
  const { energy, radius, difficulty } = ecm
  const said = [
    ...(ecm.on ? [text('card.ecm', { energy, radius, difficulty })] : []),
    ...(antiMissile.on ? [text('card.anti-missile')] : []),
    ...(squadrons.on ? [text('card.squadrons')] : []),
  ]
  return said.length > 0 ? [lines('expansions', text('card.expansions'), said)] : []
}

function levels(all: readonly number[]): string {
  return all.join(', ')
}

function boardLegend(): Panel {
  const meanings = ['reach', 'strike', 'target', 'threat', 'objective'] as const
  return {
    kind: 'legend',
    id: 'board',
    title: text('card.board'),
    entries: meanings.map(meaning => ({ mark: { meaning }, text: text(`card.${meaning}`) })),
  }
}
