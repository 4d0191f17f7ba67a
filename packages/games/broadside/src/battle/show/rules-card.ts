import type { Panel, TablePanel, Text, TextPanel } from '@sextant/scene'
import type { Combatant, Power, Roll, Ruleset } from '../schema.ts'
import { MENU, POWERS, type PowerId } from '../schema-names.ts'
import type { Tables } from '../tables.ts'
import { namesOf } from './names.ts'
import { iconOfKind } from './skin.ts'
import { joined, kindName, signed, text } from './words.ts'

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
    title: text('card.goal'),
    lines: [
      text('card.win'),
      text('card.flee', { farthest }),
      text('card.both'),
      text('card.limit', { limit }),
    ],
  }
}

function turnPanel({ ruleset }: Tables): TextPanel {
  const { initiative, turns, distance, chase } = ruleset
  const dice = text('roll', { count: initiative.count, faces: initiative.faces, modifier: '' })
  return {
    kind: 'text',
    id: 'turn',
    title: text('card.turn'),
    lines: [
      text('card.initiative', { dice, distance: distance.first }),
      text('card.actions', { actions: turns.actions }),
      ...(chase ? [text('card.chase', { times: chase.times, closes: chase.closes })] : []),
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
    title: text('card.orders'),
    columns: [text('card.order'), text('card.when'), text('card.does')],
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
  const always = text('card.always')
  switch (entry) {
    case 'cannon':
      return (['ball', 'grape'] as const).map(ammo => ({
        icon: ammo,
        name: text('card.loaded', { action: text('action.cannon'), ammo: text(`ammo.${ammo}`) }),
        when: reachText(attacks.cannon),
        does: harmText(attacks.cannon[ammo]),
      }))
    case 'rifle':
      return order(reachText(attacks.rifle), harmText(attacks.rifle))
    case 'board':
      return order(
        reachText(attacks.board),
        text('card.board', { own: rollText({ ...attacks.board.attacker, perDistance: 0 }) }),
      )
    case 'close':
      return order(text('card.reach-from', { least: 1 }), text('card.close'))
    case 'gain':
      return order(always, text('card.gain', { farthest: distance.farthest }))
    case 'brace':
      return order(always, text('card.brace', { brace }))
    case 'shoring':
    case 'dressing':
      return order(
        text('card.in-store'),
        text(entry === 'shoring' ? 'card.shoring' : 'card.dressing', {
          dice: rollText({ ...items[entry], perDistance: 0 }),
        }),
      )
    case 'switch-ammo':
      return order(always, text('card.switch'), 'grape')
  }
}

function powersPanel(powers: readonly { readonly id: PowerId; readonly power: Power }[]): TablePanel {
  return {
    kind: 'table',
    id: 'powers',
    title: text('card.powers'),
    columns: [text('card.order'), text('card.when'), text('card.does')],
    rows: powers.map(({ id, power }) => [text(`action.${id}`), reachText(power), powerText(power)]),
    icons: powers.map(({ id }) => id),
  }
}

function powerText({ hull, crew, shift, grips, dives }: Power): Text {
  const parts: Text[] = []
  if (shift < 0) parts.push(text('card.nearer', { by: -shift }))
  if (shift > 0) parts.push(text('card.farther', { by: shift }))
  if (hull || crew) parts.push(harmText({ ...(hull && { hull }), ...(crew && { crew }) }))
  if (grips) parts.push(text('card.grips'))
  if (dives) parts.push(text('card.dives'))
  return joined(parts, 'toll.and', 'toll.nothing')
}

function shipsPanel({ sides }: Tables): TablePanel {
  const names = namesOf(sides)
  const shown = sides[0].kind === sides[1].kind ? sides.slice(0, 1) : sides
  return {
    kind: 'table',
    id: 'ships',
    title: text('card.ships'),
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
    return [text('card.trait', { who: names[seat] ?? kindName(ship), traits: said })]
  })
  return { kind: 'text', id: 'traits', title: text('card.traits'), lines }
}

function traitsOf({ crew, boarding, immune, laden, escape: worth, initiative, breath }: Combatant): Text[] {
  return [
    ...(crew === undefined ? [text('card.no-crew')] : []),
    ...(boarding ? [] : [text('card.no-boarding')]),
    ...immune.map(weapon => text('card.immune', { weapon: text(`trait.${weapon}`) })),
    ...(laden ? [text('card.laden')] : []),
    ...(worth > 0.5 ? [text('card.escapes')] : []),
    ...(breath > 0 ? [text('card.breath', { breath })] : []),
    ...(initiative === 0 ? [] : [text('card.bonus', { bonus: signed(initiative) })]),
  ]
}

function reachText({ least, most }: { readonly least: number; readonly most: number }): Text {
  if (least === most) return text('card.reach-at', { least })
  return most >= ANYWHERE ? text('card.reach-from', { least }) : text('card.reach', { least, most })
}

/** Distances never get there. */
const ANYWHERE = 20

function harmText({ hull, crew }: { readonly hull?: Roll; readonly crew?: Roll }): Text {
  const parts = [
    ...(hull ? [text('card.hull', { dice: rollText(hull) })] : []),
    ...(crew ? [text('card.crew', { dice: rollText(crew) })] : []),
  ]
  return joined(parts, 'toll.and', 'toll.nothing')
}

/** `2d10 − D`. */
function rollText({ count, faces, bonus, perDistance }: Roll): Text {
  const dice = text('roll', { count, faces, modifier: signed(bonus) })
  if (perDistance === 0) return dice
  const by = Math.abs(perDistance) === 1 ? '' : `${Math.abs(perDistance)} × `
  return text(perDistance < 0 ? 'card.less-distance' : 'card.more-distance', { dice, by })
}
