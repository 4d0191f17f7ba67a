import { SeededDice } from '../dice/seeded-dice.ts'
import { InputError } from '../input/schema.ts'
import { mutated } from './mutation.ts'

/** Something that reads texts of strangers. */
export interface FuzzTarget {
  readonly name: string
  /** Texts that it reads without complaint; what is tried is made of them. */
  readonly seeds: readonly string[]
  /** Reads a text: returns, or throws an `InputError` or another error that says what is wrong with the text. */
  read(text: string): unknown
  /** Other errors that are a reader's answer. */
  readonly refusals?: readonly (abstract new (
    ...args: never[]
  ) => Error)[]
}

export interface FuzzFinding {
  readonly target: string
  readonly text: string
  readonly problem: string
}

export interface FuzzOptions {
  readonly seed: string
  /** Called before each text: yes goes on. */
  goesOn(tried: number): boolean
  /** Milliseconds since some moment. */
  now(): number
}

/** No text within the limits takes longer to read, also on a busy machine. */
const LONGEST_MS = 10_000

/** Tries texts on a reader until it breaks or time is up. Returns how many were tried, and the one that broke it. */
export async function fuzz(
  target: FuzzTarget,
  { seed, goesOn, now }: FuzzOptions,
): Promise<{ readonly tried: number; readonly finding?: FuzzFinding }> {
  const dice = SeededDice.from(`fuzz/${target.name}/${seed}`)
  let tried = 0
  for (; goesOn(tried); tried++) {
    let text = dice.pick(target.seeds)
    for (let times = dice.d(3); times > 0; times--) text = mutated(text, dice)
    const problem = await problemWith(target, text, now)
    if (problem !== undefined) return { tried: tried + 1, finding: { target: target.name, text, problem } }
  }
  return { tried }
}

/** What is wrong with how a reader takes a text, if anything: it breaks, or it takes for ever. */
export async function problemWith(
  target: FuzzTarget,
  text: string,
  now: () => number,
): Promise<string | undefined> {
  const began = now()
  try {
    await target.read(text)
  } catch (error) {
    const refused =
      error instanceof InputError || (target.refusals ?? []).some(refusal => error instanceof refusal)
    if (!refused) return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const ms = now() - began
  return ms > LONGEST_MS ? `it took ${Math.round(ms)} ms` : undefined
}
