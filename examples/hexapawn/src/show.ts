import type { Show } from '@sextant/scene'
import type { Hexapawn } from './game.ts'

const white = { name: 'White', colour: 'gold', shape: 'circle' } as const
const black = { name: 'Black', colour: 'ink', shape: 'square' } as const

export const show: Show<Hexapawn> = {
  texts: { en: {} },
  skin: {
    terrains: { grass: { name: 'grass', glyph: '·', light: '#dfe8d8', dark: '#2c3a30' } },
    icons: { pawn: { glyph: '♟' } },
    colours: {
      gold: { light: '#b08d3c', dark: '#f2ead6', terminal: 'yellow' },
      ink: { light: '#1f2a44', dark: '#7d93c8', terminal: 'blue' },
    },
  },
  rulesCard: async () => (await import('./rules-card.ts')).rulesCard,
  load({ tables: { q, r, size } }) {
    const name = (cell: number) => `${q[cell]},${r[cell]}`
    const cells = Array.from({ length: size }, (_, i) => ({ q: q[i] ?? 0, r: r[i] ?? 0, terrain: 'grass' }))
    return {
      scene: ({ pawns, turn }) => ({
        stage: { kind: 'hexes', orientation: 'flat', cells },
        sides: [white, black],
        pieces: pawns.flatMap((cells, side) =>
          cells
            .map((at, i) => ({ id: `${side}-${i}`, at, side, icon: 'pawn', name: 'pawn' }))
            .filter(p => p.at >= 0),
        ),
        goal: 'Get a pawn across, or leave your opponent without a move',
        status: `${turn === 0 ? 'White' : 'Black'} to move`,
      }),
      gesture: (_view, _seat, { from, to }) => {
        const label = `${name(from)} to ${name(to)}`
        return { kind: 'pick', picks: [{ cell: from }, { cell: to }], meaning: 'reach', label }
      },
      tell: ({ type, seat, from, to }) =>
        `${seat === 0 ? 'White' : 'Black'} ${type} from ${name(from)} to ${name(to)}.`,
    }
  },
}
