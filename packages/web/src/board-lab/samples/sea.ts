import type { Effect, Piece } from '@sextant/scene'
import { NOTHING, type Sample, SIDES } from './sample.ts'

/** Two ships three marks apart; played, every kind of strike, the dice and a change of distance. */
export function sea(): Sample {
  return {
    scene: {
      stage: { kind: 'sea', distance: 3, farthest: 6 },
      sides: SIDES,
      pieces: [ship(0, 1, 'caravel', 'Resolute', 0.1), ship(1, 0, 'schooner', 'Pirate sloop', 0.3)],
      status: 'Round 3',
    },
    overlay: {
      highlights: [{ cell: 1, meaning: 'target' }],
      arrows: [],
      hints: [{ cell: 1, text: '3d8 hull', tone: 'neutral' }],
    },
    effects: [
      { kind: 'dice', faces: 8, rolled: [3, 8, 4], name: 'Cannon' },
      { kind: 'strike', from: 0, to: 1, style: 'broadside' },
      { kind: 'float', float: { at: 1, text: '−15', tone: 'bad', big: true } },
      { kind: 'range', distance: 5 },
    ],
  }
}

/** Alongside: boarders. */
export function alongside(): Sample {
  return {
    scene: {
      stage: { kind: 'sea', distance: 0, farthest: 6 },
      sides: SIDES,
      pieces: [ship(0, 1, 'galleon', 'Frigate', 0.45), ship(1, 0, 'sailboat', 'Merchant', 0.25)],
      status: 'Round 9',
    },
    overlay: NOTHING,
    effects: [
      { kind: 'dice', faces: 35, rolled: [27], name: 'Boarding' },
      { kind: 'strike', from: 0, to: 1, style: 'grapple' },
      { kind: 'float', float: { at: 1, text: '−27', tone: 'bad' } },
    ],
  }
}

/** Something out of the deep. */
export function monster(): Sample {
  return {
    scene: {
      stage: { kind: 'sea', distance: 2, farthest: 6 },
      sides: SIDES,
      pieces: [ship(0, 1, 'caravel', 'Resolute', 0.5), ship(1, 4, 'octopus', 'Kraken', 0.2)],
      status: 'Round 2',
    },
    overlay: NOTHING,
    effects: [
      { kind: 'strike', from: 1, to: 0, style: 'lash' },
      { kind: 'float', float: { at: 0, text: '−9', tone: 'bad' } },
    ],
  }
}

/** As battered as can be told apart, from new to burning. */
export function worn(stage: number): Sample {
  const effects: readonly Effect[] = [
    { kind: 'strike', from: 0, to: 1, style: 'volley', missed: true },
    { kind: 'vanish', piece: 'Pirate brig' },
  ]
  const wear = stage / 5 + 0.05
  return {
    scene: {
      stage: { kind: 'sea', distance: 1 + stage, farthest: 6 },
      sides: SIDES,
      pieces: [ship(0, 1, 'galleon', 'Resolute', wear), ship(1, 0, 'caravel', 'Pirate brig', wear)],
      status: `Wear ${wear}`,
    },
    overlay: NOTHING,
    effects,
  }
}

function ship(at: number, side: number, icon: string, name: string, wear: number): Piece {
  return {
    id: name,
    at,
    side,
    icon,
    name,
    wear,
    bars: [
      { kind: 'health', name: 'Hull', value: Math.round(60 * (1 - wear)), max: 60 },
      { kind: 'crew', name: 'Crew', value: 31 - at * 6, max: 40 },
    ],
  }
}
