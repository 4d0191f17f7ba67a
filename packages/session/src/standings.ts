import type { Outcome, Seat } from '@sextant/engine'

/** Where the seats stand at the end of a match. */
export interface Standings {
  /** The best first; seats with the same score share their place. */
  readonly rows: readonly Standing[]
  /** Values of the outcome that belong to no seat, such as the days that a campaign took. */
  readonly values: readonly (readonly [name: string, value: number])[]
}

export interface Standing {
  readonly place: number
  readonly seat: Seat
  readonly score: number
  /** The value that the outcome gives under the name of the seat, such as its discs. */
  readonly value?: number
}

/** @param seats the ids of the seats, as `Rules.seats` lists them */
export function standingsOf({ scores, values = {} }: Outcome, seats: readonly string[]): Standings {
  const rows = seats.map((id, seat) => {
    const score = scores[seat] ?? 0
    const value = Object.hasOwn(values, id) ? values[id] : undefined
    const place = 1 + scores.filter(other => other > score).length
    return { place, seat, score, ...(value !== undefined && { value }) }
  })
  return {
    rows: rows.sort((a, b) => a.place - b.place || (b.value ?? 0) - (a.value ?? 0)),
    values: Object.entries(values).filter(([name]) => !seats.includes(name)),
  }
}
