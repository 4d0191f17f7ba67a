import type { Question } from './thinker.ts'

/** A line to where programs think. What is asked for and what is answered is plain data. */
export interface Line {
  /** Rejects when a program fails; never settles once the line was hung up. */
  ask(task: Task, onPart?: (part: number) => void): Promise<unknown>
  /** Ends whatever is under way; asking again opens the line anew. */
  hangUp(): void
}

/**
 * `key`: what the program's study goes by, nothing where it needs none. `learn`: its study, told part by part. `choose`
 * and `advise`: with what was learnt.
 */
export type Task =
  | { readonly kind: 'key' | 'learn'; readonly question: Question }
  | { readonly kind: 'choose' | 'advise'; readonly question: Question; readonly learnt?: Uint8Array }

export type Asked = { readonly number: number; readonly task: Task }
export type Answered =
  | { readonly number: number; readonly part: number }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string }
