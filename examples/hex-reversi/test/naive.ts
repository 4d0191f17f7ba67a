import type { Options, State } from '../src/index.ts'

/** Hex Reversi once more, by coordinates and without tables: slow, and written to be obviously right. */
export class NaiveReversi {
  readonly discs: Map<string, number>
  readonly options: Options
  readonly seat: number

  constructor(options: Options, discs: Map<string, number>, seat: number) {
    this.options = options
    this.discs = discs
    this.seat = seat
  }

  static from(options: Options, { discs, seat }: State): NaiveReversi {
    const all = hexes(options.radius)
    const placed = discs.flatMap((owner, cell): [string, number][] =>
      owner < 0 ? [] : [[name(all[cell] ?? [0, 0]), owner]],
    )
    return new NaiveReversi(options, new Map(placed), seat)
  }

  /** How many ways there are to play on for a number of turns. A match that is over is one way. */
  ways(turns: number): number {
    if (turns === 0) return 1
    const next = this.next()
    if (next.length === 0) return 1
    return next.reduce((sum, position) => sum + position.ways(turns - 1), 0)
  }

  next(): NaiveReversi[] {
    const seats = [...Array(this.options.seats).keys()].filter(seat =>
      [...this.discs.values()].includes(seat),
    )
    if (!seats.some(seat => this.placements(seat).length > 0)) return []
    const placed = this.placements(this.seat).map(hex => {
      const discs = new Map(this.discs)
      for (const flipped of [name(hex), ...this.flips(hex, this.seat)]) discs.set(flipped, this.seat)
      return new NaiveReversi(this.options, discs, this.after(discs))
    })
    const passed = new NaiveReversi(this.options, this.discs, this.after(this.discs))
    return placed.length === 0 ? [passed] : placed
  }

  placements(seat: number): Hex[] {
    return hexes(this.options.radius).filter(
      hex => !this.discs.has(name(hex)) && this.flips(hex, seat).length > 0,
    )
  }

  flips([q, r]: Hex, seat: number): string[] {
    return STEPS.flatMap(([dq, dr]) => {
      const line: string[] = []
      for (let step = 1; ; step++) {
        const there = name([q + step * dq, r + step * dr])
        const disc = this.discs.get(there)
        if (disc === undefined) return []
        if (disc === seat) return line
        line.push(there)
      }
    })
  }

  after(discs: Map<string, number>): number {
    const { seats } = this.options
    const order = [...Array(seats).keys()].map(step => (this.seat + 1 + step) % seats)
    return order.find(seat => [...discs.values()].includes(seat)) ?? this.seat
  }
}

type Hex = readonly [q: number, r: number]

const STEPS: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
]

/** Row by row, as boards number them. */
function hexes(radius: number): Hex[] {
  const span = [...Array(2 * radius + 1).keys()].map(i => i - radius)
  return span.flatMap(r => span.filter(q => Math.abs(q + r) <= radius).map((q): Hex => [q, r]))
}

function name([q, r]: Hex): string {
  return `${q},${r}`
}
