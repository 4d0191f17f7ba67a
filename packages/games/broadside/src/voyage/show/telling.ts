import type { Text } from '@sextant/scene'
import type { Event, Won } from '../events.ts'
import { GOODS, type Good, type Loot } from '../schema.ts'
import { enemyName, goodName, listed, percent, placeName, refitName, text } from './words.ts'

/** What happened, in a sentence. */
export function tellEvent(event: Event): Text | undefined {
  switch (event.type) {
    case 'put-out':
      return text('event.put-out', {
        place: placeName(event.place),
        far: placeName(event.far),
        days: event.days,
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
      return text(WON[event.prize], { enemy: enemyName(event.enemy), loot: lootText(event.stowed) })
    case 'lost-sight':
      return text(event.who === 'enemy' ? 'event.lost-sight-enemy' : 'event.lost-sight', {
        enemy: enemyName(event.enemy),
      })
    case 'sunk':
      return text('event.sunk', { enemy: enemyName(event.enemy) })
    case 'turned-back':
      return text('event.turned-back', { place: placeName(event.to), days: event.days })
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
      return text('event.no-prize', { place: placeName(event.place) })
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

/** [loot gained] */
function lootText(loot: Loot): Text {
  const entries = (['gold', ...GOODS] as const).flatMap(what => {
    const amount = what === 'hull' || what === 'crew' ? 0 : loot[what]
    return amount > 0 ? [text('loot.entry', { amount, what: goodName(what) })] : []
  })
  return entries.length > 0 ? listed(entries) : text('loot.nothing')
}

function boughtText(good: Good, amount: number, cost: number): Text {
  if (good === 'hull' || good === 'crew') return text(`event.bought-${good}`, { amount, cost })
  return text('event.bought', { good: goodName(good), amount, cost })
}
