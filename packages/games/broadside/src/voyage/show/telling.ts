import type { Text } from '@sextant/scene'
import { LOOT } from '../../battle/schema-names.ts'
import { lootKey } from '../../battle/show/words.ts'
import type { Event, Won } from '../events.ts'
import type { Good, Loot } from '../schema.ts'
import {
  daysText,
  enemyName,
  goodName,
  listed,
  percent,
  placeName,
  prizesText,
  refitName,
  text,
} from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(event: Event): Text | undefined {
  switch (event.type) {
    case 'put-out':
      return text(event.prizes === 0 ? 'event.put-out-bare' : 'event.put-out', {
        place: placeName(event.place),
        far: placeName(event.far),
        days: daysText(event.days),
        prizes: prizesText(event.prizes),
      })
    case 'sailed': {
      const { from, to, day } = event
      return text('event.sailed', { from: placeName(from), to: placeName(to), day })
    }
    case 'sighted':
      return text('event.sighted', { enemy: enemyName(event.enemy), day: event.day })
    case 'gave-battle':
      return text('event.gave-battle', { enemy: enemyName(event.enemy) })
    case 'slipped':
    case 'caught': {
      const key =
        event.type === 'caught' ? 'event.caught' : event.chance === 1 ? 'event.let-go' : 'event.slipped'
      return text(key, { enemy: enemyName(event.enemy), percent: percent(event.chance) })
    }
    case 'won':
      return wonText(event)
    case 'lost-sight':
      return text(event.who === 'enemy' ? 'event.lost-sight-enemy' : 'event.lost-sight', {
        enemy: enemyName(event.enemy),
      })
    case 'sunk':
      return text('event.sunk', { enemy: enemyName(event.enemy) })
    case 'turned-back':
      return text('event.turned-back', { place: placeName(event.to), days: daysText(event.days) })
    case 'arrived':
      return text(event.port ? 'event.arrived' : 'event.arrived-waypoint', {
        place: placeName(event.to),
        day: event.day,
      })
    case 'used':
      return text(`event.used-${event.item}`, { gained: event.gained, value: event.value })
    case 'bought':
      return boughtText(event.good, event.amount, event.cost)
    case 'sold':
      return text('event.sold', { prize: enemyName(event.prize), price: event.price })
    case 'refitted':
      return text('event.refitted', { refit: refitName(event.refit), cost: event.cost })
    case 'no-prize':
      return text(event.needed === 1 ? 'event.no-prize' : 'event.too-few-prizes', {
        place: placeName(event.place),
        prizes: prizesText(event.needed),
      })
    case 'ended': {
      const { day, gold, prizes, score } = event
      return text(`event.ended-${event.reason}`, { day, gold, prizes, score })
    }
    case 'logged':
      return undefined
  }
}

const WON: Readonly<Record<Won['prize'], 'event.won' | 'event.won-prize' | 'event.won-no-berth'>> = {
  none: 'event.won',
  taken: 'event.won-prize',
  'no-berth': 'event.won-no-berth',
}

/** What was gained and stowed, in the words of the duel, then what there was no room for. */
function wonText({ enemy, prize, loot, stowed }: Won): Text {
  const won = text(WON[prize], { enemy: enemyName(enemy), loot: lootText(lootEntries(stowed)) })
  const left = lootEntries(leftOf(loot, stowed))
  return left.length > 0 ? text('event.won-left', { won, left: listed(left) }) : won
}

/** [loot gained], a prize before all else. */
export function gainedText({ prize, stowed }: Won): Text {
  return lootText([...(prize === 'taken' ? [text('loot.prize')] : []), ...lootEntries(stowed)])
}

function lootText(entries: readonly Text[]): Text {
  return entries.length > 0 ? listed(entries) : text('loot.nothing')
}

function lootEntries(loot: Loot): Text[] {
  return LOOT.filter(what => loot[what] > 0).map(what =>
    text(lootKey(what, loot[what]), { amount: loot[what] }),
  )
}

function leftOf(loot: Loot, stowed: Loot): Loot {
  const left = { ...loot }
  for (const what of LOOT) left[what] -= stowed[what]
  return left
}

function boughtText(good: Good, amount: number, cost: number): Text {
  if (good === 'hull' || good === 'crew') return text(`event.bought-${good}`, { amount, cost })
  return text('event.bought', { good: goodName(good), amount, cost })
}
