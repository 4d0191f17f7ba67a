import type { TablePanel } from './scene.ts'
import type { Text } from './text.ts'

/** What a stretch of play added up to. */
export interface Report {
  readonly tables: readonly TablePanel[]
  readonly charts: readonly Chart[]
  /** Totals by seat that are kept over matches, such as kills: `{ kills: [3, 1] }`. */
  readonly tallies?: Readonly<Record<string, readonly number[]>>
}

/** Lines over time: one series for each side. */
export interface Chart {
  readonly id: string
  readonly title: Text
  readonly xName: Text
  readonly x: readonly number[]
  readonly series: readonly {
    readonly name: Text
    /** The side whose colour it has. */
    readonly side: number
    readonly values: readonly number[]
  }[]
}
