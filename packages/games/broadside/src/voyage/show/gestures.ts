import type { Gesture, PressGesture, Text } from '@sextant/scene'
import type { Action, Buy } from '../actions.ts'
import { choicesAt } from '../rules/decisions.ts'
import { slipChance } from '../rules/meeting.ts'
import { endingAt, riskOf } from '../rules/passage.ts'
import { amountOf, portHere, priceOfPrize, roomFor } from '../rules/trade.ts'
import type { Good, Item } from '../schema.ts'
import type { State } from '../state.ts'
import { refitOf, type Tables, wayBetween } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'
import { daysText, enemyName, goodName, percent, placeName, prizesText, refitName, text } from './words.ts'

/** How a person decides: a place to sail to, a button for everything else. */
export function gestureOf(tables: Tables, state: State, action: Action): Gesture {
  switch (action.type) {
    case 'sail':
      return sailGesture(tables, state, action.to)
    case 'fight':
      return {
        ...button('fight', text('gesture.fight'), 'group.meeting', 'f'),
        icon: 'fight',
        about: text('about.fight'),
      }
    case 'run':
      return runGesture(tables, state)
    case 'proceed':
    case 'turn-back':
      return passageGesture(tables, state, action.type)
    case 'use':
      return useGesture(tables, state, action.item)
    case 'buy':
      return buyGesture(tables, state, action)
    case 'sell': {
      const price = priceOfPrize(tables, state, action.prize)
      const label = text('gesture.sell', { prize: enemyName(action.prize), price })
      const key = keyAt(SELL_KEYS, Object.keys(tables.options.enemies), action.prize)
      const press = button(`sell-${action.prize}`, label, 'group.sell', key)
      const { prizesNeeded } = tables.numbers
      const about =
        prizesNeeded === 0
          ? text('about.sell-bare')
          : text('about.sell', { prizes: prizesText(prizesNeeded) })
      return { ...press, icon: 'prize', about }
    }
    case 'refit': {
      const cost = refitOf(tables, action.refit)?.cost ?? 0
      const label = text('gesture.refit', { refit: refitName(action.refit), cost })
      const key = keyAt(REFIT_KEYS, Object.keys(tables.numbers.refits), action.refit)
      const about = refitAbout(action.refit)
      return {
        ...button(`refit-${action.refit}`, label, 'group.refit', key),
        ...(about && { about }),
        icon: action.refit === 'charts' ? 'charts' : 'sail',
      }
    }
  }
}

/** Everything a place offers, so that a player sees what it costs and why it cannot be done. */
export function offersTo(tables: Tables, state: State): Action[] {
  return state.ended ? [] : choicesAt(tables, state)
}

function sailGesture(tables: Tables, state: State, to: string): Gesture {
  const way = wayBetween(tables, state.at, to)
  const place = placeName(to)
  const days = way?.days ?? 0
  const end = endOf(tables, state, to, days)
  const risk = percent(way ? riskOf(tables, state, way) : 0)
  const wins = endingAt(tables, state, to, state.day + days) === 'reached-port'
  return {
    kind: 'pick',
    picks: [{ cell: tables.placeOf.get(to) ?? -1 }],
    meaning: wins ? 'objective' : 'reach',
    label: text(end ? `gesture.sail-${end}` : 'gesture.sail', { place, days: daysText(days), risk }),
    ...(end && { hint: { text: text(`hint.${end}`), tone: 'bad' } }),
  }
}

/** Whether the voyage is over on arrival without being won: on the last day, or too late for any port. */
function endOf(tables: Tables, state: State, to: string, days: number): 'last' | 'late' | undefined {
  const day = state.day + days
  if (endingAt(tables, state, to, day) !== 'days-spent') return undefined
  return day > tables.numbers.days ? 'late' : 'last'
}

function runGesture(tables: Tables, state: State): Gesture {
  const enemy = state.passage?.enemy ?? ''
  const chance = slipChance(tables, state, enemy)
  const label = chance === 1 ? text('gesture.let-go') : text('gesture.run', { percent: percent(chance) })
  const press = button('run', label, 'group.meeting', 'a')
  return { ...press, icon: 'sail', ...(chance < 1 && { about: text('about.run') }) }
}

function passageGesture(tables: Tables, state: State, type: 'proceed' | 'turn-back'): Gesture {
  const { passage, at } = state
  const to = passage?.to ?? at
  const sailed = passage?.sailed ?? 0
  const on = type === 'proceed'
  const days = on ? (wayBetween(tables, at, to)?.days ?? 0) - sailed : sailed
  const goal = on ? to : at
  const end = endOf(tables, state, goal, days)
  const way = text(`gesture.${type}`, { place: placeName(goal), days: daysText(days) })
  const label = end ? text('gesture.ending', { way, end: text(`hint.${end}`) }) : way
  return {
    ...button(type, label, 'group.passage', on ? 'o' : 'b'),
    ...(end && { about: text(`about.${end}`) }),
    icon: 'sail',
  }
}

function useGesture(tables: Tables, state: State, item: Item): Gesture {
  const { faces, count } = tables.options.duel.ruleset.items[item]
  const label = text(`gesture.use-${item}`, { left: state.stores[item] })
  return {
    ...button(`use-${item}`, label, 'group.stores', item === 'shoring' ? 's' : 'd'),
    icon: item,
    about: text(`about.use-${item}`, { dice: `${count}d${faces}` }),
  }
}

function buyGesture(tables: Tables, state: State, action: Buy): Gesture {
  const { good, lot } = action
  const port = portHere(tables, state)
  const amount = port ? amountOf(tables, state, action, port) : 0
  const cost = amount * (port?.prices[good] ?? 0)
  const label =
    roomFor(tables, state, good) === 0
      ? text('gesture.buy-full', { good: goodName(good) })
      : text('gesture.buy', { good: goodName(good), amount, cost })
  const icon = ICONS[good]
  return {
    ...button(`buy-${good}-${lot}`, label, GROUPS[good], BUY_KEYS[`${good}-${lot}`]),
    ...(icon && { icon }),
  }
}

const GROUPS: Readonly<Record<Good, TextKey>> = {
  hull: 'group.repair',
  crew: 'group.repair',
  ball: 'group.buy',
  grape: 'group.buy',
  rifle: 'group.buy',
  shoring: 'group.buy',
  dressing: 'group.buy',
}

const ICONS: Readonly<Partial<Record<Good, string>>> = {
  hull: 'hull',
  ball: 'ball',
  grape: 'grape',
  rifle: 'rifle',
  shoring: 'shoring',
  dressing: 'dressing',
}

/** Digits fill up, in the order of the wares; letters buy less. */
const BUY_KEYS: Readonly<Record<string, string>> = {
  'hull-fill': '1',
  'crew-fill': '2',
  'ball-fill': '3',
  'grape-fill': '4',
  'rifle-fill': '5',
  'shoring-one': '6',
  'dressing-one': '7',
  'hull-five': 'q',
  'crew-five': 'w',
  'ball-one': 'a',
  'grape-one': 'x',
  'rifle-one': 'c',
}
const SELL_KEYS = ['v', 'g', 'm', 'k', 'j', 'l', 'i']
const REFIT_KEYS = ['t', 'y', 'p']

function refitAbout(id: string): Text | undefined {
  return id === 'copper' || id === 'charts' ? text(`refit.about.${id}`) : undefined
}

function keyAt(keys: readonly string[], ids: readonly string[], id: string): string | undefined {
  return keys[[...ids].sort().indexOf(id)]
}

function button(id: string, label: Text, group: TextKey, key: string | undefined): PressGesture {
  return { kind: 'press', button: id, label, group: text(group), ...(key !== undefined && { key }) }
}
