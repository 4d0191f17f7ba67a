import type { Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import type { Combatant, Power, Roll, Ruleset } from '../schema.ts'
import { MENU, POWERS, type PowerId } from '../schema-names.ts'
import type { Tables } from '../tables.ts'
import { namesOf } from './names.ts'
import { iconOfKind } from './skin.ts'
import { joined, kindName, later, signed, text } from './words.ts'

/** The rules of this duel on one page, from its own numbers: goal, turn, orders, what the other side can do, both ships. */
export function rulesCardOf(tables: Tables): Panel[] {
  const powers = tables.sides.flatMap(({ powers: own }) =>
    POWERS.flatMap(id => (own[id] ? [{ id, power: own[id] }] : [])),
  )
  return [
    goalPanel(tables),
    turnPanel(tables),
    ordersPanel(tables),
    ...(powers.length > 0 ? [powersPanel(powers)] : []),
    shipsPanel(tables),
    traitsPanel(tables),
  ].filter(panel => panel.kind !== 'text' || panel.lines.length > 0)
}

function goalPanel({ ruleset }: Tables): TextPanel {
  const { farthest } = ruleset.distance
  const { limit } = ruleset.turns
  return {
    kind: 'text',
    id: 'goal',
    title: later('card.goal'),
    lines: [
      later('card.win'),
      later('card.flee', { farthest }),
      later('card.both'),
      later('card.limit', { limit }),
    ],
  }
}

function turnPanel({ ruleset }: Tables): TextPanel {
  const { initiative, turns, distance, chase } = ruleset
  const dice = text('roll', { count: initiative.count, faces: initiative.faces, modifier: '' })
  return {
    kind: 'text',
    id: 'turn',
    title: later('card.turn'),
    lines: [
      later('card.initiative', { dice, distance: distance.first }),
      later('card.actions', { actions: turns.actions }),
      ...(chase ? [later('card.chase', { times: chase.times, closes: chase.closes })] : []),
    ],
  }
}

/** Only what one of the two can do at all. */
function ordersPanel({ ruleset, sides }: Tables): TablePanel {
  const rows = MENU.filter(entry => sides.some(({ menu }) => menu.includes(entry))).flatMap(entry =>
    ordersOf(ruleset, entry),
  )
  return {
    kind: 'table',
    id: 'orders',
    title: later('card.orders'),
    columns: [later('card.order'), later('card.when'), later('card.does')],
    rows: rows.map(({ name, when, does }) => [name, when, does]),
    icons: rows.map(({ icon }) => icon),
  }
}

interface Order {
  readonly icon: string
  readonly name: Text
  readonly when: Text
  readonly does: Text
}

function ordersOf(ruleset: Ruleset, entry: (typeof MENU)[number]): Order[] {
  const { attacks, items, brace, distance } = ruleset
  const order = (when: Text, does: Text, icon: string = entry): Order[] => [
    { icon, name: text(`action.${entry}`), when, does },
  ]
  const always = later('card.always')
  switch (entry) {
    case 'cannon':
      return (['ball', 'grape'] as const).map(ammo => ({
        icon: ammo,
        name: later('card.loaded', { action: text('action.cannon'), ammo: text(`ammo.${ammo}`) }),
        when: reachText(attacks.cannon),
        does: harmText(attacks.cannon[ammo]),
      }))
    case 'rifle':
      return order(reachText(attacks.rifle), harmText(attacks.rifle))
    case 'board':
      return order(
        reachText(attacks.board),
        later('card.board', { own: rollText({ ...attacks.board.attacker, perDistance: 0 }) }),
      )
    case 'close':
      return order(later('card.reach-from', { least: 1 }), later('card.close'))
    case 'gain':
      return order(always, later('card.gain', { farthest: distance.farthest }))
    case 'brace':
      return order(always, later('card.brace', { brace }))
    case 'shoring':
    case 'dressing':
      return order(
        later('card.in-store'),
        later(entry === 'shoring' ? 'card.shoring' : 'card.dressing', {
          dice: rollText({ ...items[entry], perDistance: 0 }),
        }),
      )
    case 'switch-ammo':
      return order(always, later('card.switch'), 'grape')
  }
}

function powersPanel(powers: readonly { readonly id: PowerId; readonly power: Power }[]): TablePanel {
  return {
    kind: 'table',
    id: 'powers',
    title: later('card.powers'),
    columns: [later('card.order'), later('card.when'), later('card.does')],
    rows: powers.map(({ id, power }) => [text(`action.${id}`), reachText(power), powerText(power)]),
    icons: powers.map(({ id }) => id),
  }
}

function powerText({ hull, crew, shift, grips, dives }: Power): Text {
  const parts: Text[] = []
  if (shift < 0) parts.push(later('card.nearer', { by: -shift }))
  if (shift > 0) parts.push(later('card.farther', { by: shift }))
  if (hull || crew) parts.push(harmText({ ...(hull && { hull }), ...(crew && { crew }) }))
  if (grips) parts.push(later('card.grips'))
  if (dives) parts.push(later('card.dives'))
  return joined(parts, 'toll.and', 'toll.nothing')
}

function shipsPanel({ sides }: Tables): TablePanel {
  const names = namesOf(sides)
  const shown = sides[0].kind === sides[1].kind ? sides.slice(0, 1) : sides
  return {
    kind: 'table',
    id: 'ships',
    title: later('card.ships'),
    columns: [
      text('panel.side'),
      text('hull'),
      text('crew'),
      text('store.A1'),
      text('store.A2'),
      text('store.A3'),
      text('store.IS'),
      text('store.ID'),
    ],
    rows: shown.map((ship, seat) => [
      shown.length === 1 ? kindName(ship) : (names[seat] ?? kindName(ship)),
      ship.hullMax,
      ship.crewMax ?? text('none'),
      ship.ammo.ball,
      ship.ammo.grape,
      ship.ammo.rifle,
      ship.stores.shoring,
      ship.stores.dressing,
    ]),
    icons: shown.map(({ kind }) => iconOfKind(kind)),
  }
}

/** What is unlike other ships. */
function traitsPanel({ sides }: Tables): TextPanel {
  const names = namesOf(sides)
  const lines = sides.flatMap((ship, seat) => {
    const traits = traitsOf(ship)
    if (traits.length === 0) return []
    const said = joined(traits, 'toll.and', 'none')
    return [later('card.trait', { who: names[seat] ?? kindName(ship), traits: said })]
  })
  return { kind: 'text', id: 'traits', title: later('card.traits'), lines }
}

function traitsOf({ crew, boarding, immune, laden, escape: worth, initiative, breath }: Combatant): Text[] {
  return [
    ...(crew === undefined ? [later('card.no-crew')] : []),
    ...(boarding ? [] : [later('card.no-boarding')]),
    ...immune.map(weapon => later('card.immune', { weapon: text(`trait.${weapon}`) })),
    ...(laden ? [later('card.laden')] : []),
    ...(worth > 0.5 ? [later('card.escapes')] : []),
    ...(breath > 0 ? [later('card.breath', { breath })] : []),
    ...(initiative === 0 ? [] : [later('card.bonus', { bonus: signed(initiative) })]),
  ]
}

function reachText({ least, most }: { readonly least: number; readonly most: number }): Text {
  if (least === most) return later('card.reach-at', { least })
  return most >= ANYWHERE ? later('card.reach-from', { least }) : later('card.reach', { least, most })
}

/** Distances never get there. */
const ANYWHERE = 20

function harmText({ hull, crew }: { readonly hull?: Roll; readonly crew?: Roll }): Text {
  const parts = [
    ...(hull ? [later('card.hull', { dice: rollText(hull) })] : []),
    ...(crew ? [later('card.crew', { dice: rollText(crew) })] : []),
  ]
  return joined(parts, 'toll.and', 'toll.nothing')
}

/** `2d10 − D`. */
function rollText({ count, faces, bonus, perDistance }: Roll): Text {
  const dice = text('roll', { count, faces, modifier: signed(bonus) })
  if (perDistance === 0) return dice
  const by = Math.abs(perDistance) === 1 ? '' : `${Math.abs(perDistance)} × `
  return later(perDistance < 0 ? 'card.less-distance' : 'card.more-distance', { dice, by })
}
