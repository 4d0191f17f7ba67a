import { distance } from '@sextant/hex'
import type { Effect } from '@sextant/scene'
import type { Event, Flipped } from '../events.ts'
import type { Tables } from '../tables.ts'
import { discId } from './scene.ts'
import { listed, seatName, text } from './words.ts'

/** What is seen and heard of an event. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  switch (event.type) {
    case 'placed':
      return [sound('place'), { kind: 'appear', piece: discId(event.cell) }]
    case 'flipped':
      return flipEffects(tables, event)
    case 'passed':
      return [sound('pass')]
    case 'eliminated':
      return [
        sound('out'),
        { kind: 'banner', text: text('banner.eliminated', { seat: seatName(event.seat) }) },
      ]
    case 'ended': {
      const names = listed(event.winners.map(seatName))
      const won = event.winners.length === 1
      const banner = won ? text('banner.won', { seat: names }) : text('banner.shared', { seats: names })
      return [sound('victory'), { kind: 'banner', text: banner }]
    }
    case 'began':
      return []
  }
}

/** Discs turn over in waves from the one that was placed: those at the same distance together. */
function flipEffects({ board }: Tables, { seat, around, discs }: Flipped): Effect[] {
  const steps = discs.map(({ cell }) => distance(board, around, cell))
  return Array.from({ length: Math.max(...steps) }, (_, step) =>
    discs.filter((_, number) => steps[number] === step + 1),
  ).flatMap((wave): Effect[] => [
    sound('flip'),
    {
      kind: 'together',
      effects: wave.map(({ cell }) => ({ kind: 'convert', piece: discId(cell), side: seat })),
    },
  ])
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}
