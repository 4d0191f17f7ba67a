/** What happens in a battle. Units, weapons and cells are numbers, as in the state. */
export type Event =
  | { type: 'map-drawn'; tries: number }
  | { type: 'deployed'; unit: number; seat: number; at: number }
  | { type: 'battle-began' }
  | { type: 'turn-began'; seat: number; round: number }
  /** One leg of a move, from where it stood to where it was halted or ended. */
  | { type: 'moved'; unit: number; seat: number; from: number; to: number; path: number[] }
  /** Watchers see the moving unit. */
  | { type: 'halted'; unit: number; at: number; watchers: number[] }
  | {
      type: 'attacked'
      unit: number
      seat: number
      weapon: number
      target: number
      from: number
      at: number
      distance: number
      /** Whether it is the shot of a watcher. */
      watch: boolean
      hits: number
    }
  /** One set of dice, by the unit that rolls them: an entry of the dice log. */
  | {
      type: 'rolled'
      roll: 'hit' | 'save' | 'regeneration'
      unit: number
      seat: number
      dice: number[]
      /** What each die must show. */
      needed: number
      successes: number
    }
  /** A unit next to the target is caught in the blast. */
  | { type: 'blasted'; unit: number; at: number; hits: number }
  | { type: 'wounded'; unit: number; at: number; wounds: number; left: number }
  | { type: 'destroyed'; unit: number; seat: number; at: number; by: number }
  | { type: 'healed'; unit: number; target: number; at: number; wounds: number; left: number }
  | { type: 'watching'; unit: number; seat: number; at: number; weapon: number }
  | { type: 'watch-ended'; unit: number; at: number }
  | { type: 'flag-taken'; flag: number; at: number; seat: number; from: number }
  | { type: 'scored'; seat: number; condition: number; points: number; total: number }
  | { type: 'got-through'; unit: number; seat: number; at: number; through: number; needed: number }
  | { type: 'turn-ended'; seat: number; round: number }
  | { type: 'round-ended'; round: number }
  | { type: 'won'; seat: number; reason: string }
  | { type: 'drawn'; reason: string }
