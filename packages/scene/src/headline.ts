import type { Bar } from './scene.ts'
import type { Text } from './text.ts'

/** What a forecast comes to, in one line: `54 damage, 12 % kill, you lose 30`. */
export interface Headline {
  readonly text: Text
  /** What pieces may lose, shown on their bars. */
  readonly losses?: readonly Loss[]
  /** What single odds are called here, by what they are of, where the position says more than the catalogue can. */
  readonly names?: Readonly<Record<string, Text>>
  /** What factors come to, by `name/effect`, where rules give numbers of pieces and places. */
  readonly effects?: Readonly<Record<string, Text>>
}

export interface Loss {
  readonly piece: string
  readonly bar: Bar['kind']
  /** On average, in the bar's own unit. */
  readonly mean: number
  /** The least and the most that can happen. */
  readonly least: number
  readonly most: number
}
