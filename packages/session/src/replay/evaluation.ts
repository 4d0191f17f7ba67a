import type { BotClient, OnTraining } from '@sextant/bots'
import type { Judged } from './judged.ts'

/** How a match stood after a step: the score that the first seat could expect, 0 … 1. */
export interface Evaluation {
  readonly step: number
  readonly chance: number
}

export interface EvaluateOptions {
  readonly client: Pick<BotClient, 'advise'>
  /** For each position. */
  readonly milliseconds: number
  /** Positions that are asked about; of a longer match every second, third … turn. */
  readonly most: number
  /** How far it is, 0 … 1. */
  onProgress?(part: number): void
  readonly onTraining?: OnTraining
}

/** Asks the adviser about a match on record, turn by turn. */
export async function evaluate(judged: Judged, options: EvaluateOptions): Promise<readonly Evaluation[]> {
  const { client, milliseconds, most, onProgress, onTraining } = options
  const steps = thinned(judged.steps, most)
  const evaluations: Evaluation[] = []
  for (const [number, step] of steps.entries()) {
    const chances: number[] = []
    for (const { seat, decision } of judged.questions(step)) {
      const [best] = await client.advise({ ...decision, budget: { work: 1, milliseconds } }, onTraining)
      if (best) chances.push(seat === 0 ? best.chance : 1 - best.chance)
    }
    // Who plans at the same time hopes for the best: between the two hopes is how it stands.
    const sum = chances.reduce((total, chance) => total + chance, 0)
    if (chances.length > 0) evaluations.push({ step, chance: sum / chances.length })
    onProgress?.((number + 1) / steps.length)
  }
  return judged.last ? [...evaluations, judged.last] : evaluations
}

/** Where the chances changed most from one turn to the next. */
export interface TurningPoint {
  /** The step after which that turn began. */
  readonly step: number
  readonly before: number
  readonly after: number
}

/** A smaller change decides nothing. */
const LEAST_CHANGE = 0.1

export function turningPoint(evaluations: readonly Evaluation[]): TurningPoint | undefined {
  let found: TurningPoint | undefined
  for (const [number, { step, chance }] of evaluations.entries()) {
    const next = evaluations[number + 1]
    if (!next) break
    const size = Math.abs(next.chance - chance)
    if (size >= LEAST_CHANGE && size > (found ? Math.abs(found.after - found.before) : 0))
      found = { step, before: chance, after: next.chance }
  }
  return found
}

function thinned(steps: readonly number[], most: number): readonly number[] {
  const every = Math.ceil(steps.length / most)
  return every <= 1 ? steps : steps.filter((_, number) => number % every === 0)
}
