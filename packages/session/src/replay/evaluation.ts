import type { BotClient, OnTraining } from '@sextant/bots'
import { toldChance } from '@sextant/engine'
import type { Judged } from './judged.ts'

/** How a match stood after a step: the score that the first seat could expect, 0 … 1. */
export interface Evaluation {
  readonly step: number
  readonly chance: number
  /** Tested percentages, an estimate that is only told in words, or the result. */
  readonly known: 'percent' | 'words' | 'certain'
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
  const odds = await judged.odds()
  for (const [number, step] of steps.entries()) {
    const chances: number[] = []
    let known: Evaluation['known'] = 'percent'
    for (const { at, decision } of judged.questions(step)) {
      const [best] = await client.advise({ ...decision, budget: { work: 1, milliseconds } }, onTraining)
      if (!best) continue
      const { kind, chance } = toldChance(odds, at, best.chance)
      chances.push(at.seat === 0 ? chance : 1 - chance)
      if (kind === 'words') known = 'words'
    }
    // Who plans at the same time hopes for the best: between the two hopes is how it stands.
    const sum = chances.reduce((total, chance) => total + chance, 0)
    if (chances.length > 0) evaluations.push({ step, chance: sum / chances.length, known })
    onProgress?.((number + 1) / steps.length)
  }
  return judged.last ? [...evaluations, judged.last] : evaluations
}

function thinned(steps: readonly number[], most: number): readonly number[] {
  const every = Math.ceil(steps.length / most)
  return every <= 1 ? steps : steps.filter((_, number) => number % every === 0)
}
