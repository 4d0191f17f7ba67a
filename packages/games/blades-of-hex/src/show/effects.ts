import type { Effect, Float } from '@sextant/scene'
import type { Event, Struck } from '../events.ts'
import type { Tables } from '../tables.ts'
import { sideIndex, sideName, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  const cell = (name: string) => tables.cellOf.get(name) ?? -1
  switch (event.type) {
    case 'moved':
      return [sound('move'), { kind: 'move', piece: event.unit, path: event.path.map(cell) }]
    case 'attacked':
    case 'countered':
      return blowEffects(event, cell)
    case 'destroyed':
      return [sound('destroyed'), { kind: 'vanish', piece: event.unit }]
    case 'captured': {
      const { reward, plunder, army } = event
      const cells = tables.regionById.get(event.city)?.cells ?? []
      const taken: Effect[] = [sound('capture'), { kind: 'hold', cells, side: sideIndex(army) }]
      if (reward + plunder === 0) return taken
      return [...taken, sound('coins'), rising(cell(event.at), `+${reward + plunder}`, 'gain')]
    }
    case 'recruited':
      return [sound('recruit'), { kind: 'appear', piece: event.unit }]
    case 'healed':
      return [rising(cell(event.at), `+${event.amount}`, 'good')]
    case 'income':
      return [sound('coins')]
    case 'turn-began': {
      const { army, round } = event
      return [{ kind: 'banner', text: text('banner.turn', { army: sideName(army), round }) }]
    }
    case 'won':
      return [sound('victory'), { kind: 'banner', text: text('banner.won', { army: sideName(event.army) }) }]
    case 'drawn':
      return [{ kind: 'banner', text: text('banner.drawn') }]
    case 'round-began':
    case 'turn-ended':
      return []
  }
}

function blowEffects(
  { from, at, damage, critical, melee }: Struck,
  cell: (name: string) => number,
): Effect[] {
  return [
    sound(melee ? 'attack' : 'cannon'),
    { kind: 'strike', from: cell(from), to: cell(at), style: melee ? 'melee' : 'shot' },
    rising(cell(at), `−${damage}`, 'bad', critical),
  ]
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}

function rising(at: number, number: string, tone: Float['tone'], big = false): Effect {
  return { kind: 'float', float: { at, text: number, tone, ...(big && { big }) } }
}
