/** A table that says what the numbers of a game come to, without playing it: for designers. */
export interface BalanceTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** How it was reckoned, and what would be right. */
  readonly notes: readonly string[]
}
