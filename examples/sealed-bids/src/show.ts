import type { Show } from '@sextant/scene'
import { type SealedBids, worthOf } from './game.ts'
import { texts } from './texts.ts'

const SIDES = [
  { name: { key: 'gold' }, colour: 'gold', shape: 'circle' },
  { name: { key: 'teal' }, colour: 'teal', shape: 'diamond' },
] as const

export const show: Show<SealedBids> = {
  texts,
  skin: {
    terrains: { land: { name: { key: 'land' }, glyph: '·', light: '#e9e2d0', dark: '#2b2f38' } },
    icons: { flag: { glyph: '⚑' } },
    colours: {
      gold: { light: '#a97c12', dark: '#e6bd55', terminal: 'yellow' },
      teal: { light: '#0f766e', dark: '#5cc8bd', terminal: 'cyan' },
    },
  },
  rulesCard: async ({ tables }, options) =>
    (await import('./rules-card.ts')).rulesCardOf(options, tables.size),
  load({ tables: { q, r, size } }) {
    const name = (seat: number) => SIDES[seat]?.name ?? ''
    return {
      scene(view) {
        const [lot] = view.lots
        return {
          stage: {
            kind: 'hexes',
            orientation: 'pointy',
            cells: Array.from({ length: size }, (_, cell) => {
              const owner = view.owners[cell]
              const worth = owner?.worth ?? view.lots.find(other => other.cell === cell)?.worth
              const place = { q: q[cell] ?? 0, r: r[cell] ?? 0, terrain: 'land', label: String(worth ?? '') }
              return owner ? { ...place, side: owner.seat } : place
            }),
          },
          sides: SIDES,
          pieces: [],
          highlights: lot ? [{ cell: lot.cell, meaning: 'objective' }] : [],
          panels: [
            {
              kind: 'table',
              id: 'sides',
              title: { key: 'sides' },
              columns: [{ key: 'side' }, { key: 'purse' }, { key: 'value' }, { key: 'sealed' }],
              rows: view.purses.map((coins, seat) => [
                name(seat),
                coins,
                worthOf(view, seat),
                { key: view.bids[seat] === null ? 'open' : 'made' },
              ]),
            },
          ],
          goal: { key: 'goal' },
          status: lot ? { key: 'offer', values: { worth: lot.worth } } : { key: 'over' },
        }
      },
      gesture: (_view, _seat, { bid }) => ({
        kind: 'press',
        button: `bid-${bid}`,
        label: { key: 'bid', values: { coins: bid } },
      }),
      tell(event) {
        if (event.type === 'sealed') return { key: 'event.sealed', values: { side: name(event.seat) } }
        const [gold, teal] = event.bids
        const values = { gold, teal, side: name(event.winner), worth: event.worth }
        return { key: event.tossed ? 'event.tossed' : 'event.opened', values }
      },
    }
  },
}
