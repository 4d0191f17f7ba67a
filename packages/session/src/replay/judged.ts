import type { BotDecision } from '@sextant/bots'
import {
  type EstimatedAt,
  type GameTypes,
  type MatchRecord,
  type RecordedStates,
  type Rules,
  type ScenarioOdds,
  type Seat,
  winners,
} from '@sextant/engine'
import type { Evaluation } from './evaluation.ts'

/** The positions of a match on record that the game's adviser can judge. */
export interface Judged {
  /** The id of the adviser. */
  readonly bot: string
  /** The version of the game's rules. */
  readonly rules: number
  /** Steps after which a turn began. */
  readonly steps: readonly number[]
  /** What the adviser is asked after one of those steps, for each seat to act; it sees what that seat could see. */
  questions(step: number): readonly JudgedQuestion[]
  /** By which the estimates are told; nothing where these were not tested. */
  odds(): Promise<ScenarioOdds | undefined>
  /** What is certain: how the rules ended the match. */
  readonly last?: Evaluation
  /** Who won it alone, by the rules or otherwise. */
  readonly winner?: Seat
}

export interface JudgedQuestion {
  readonly at: EstimatedAt
  readonly decision: BotDecision
}

interface JudgedOptions<T extends GameTypes> {
  readonly record: MatchRecord
  readonly rules: Rules<T>
  /** As recorded, the set-up first. */
  readonly states: RecordedStates<T['state']>
  readonly adviser: string | undefined
  readonly odds: Judged['odds']
  /** The match ended by what no rule makes: its result says nothing of the position. */
  readonly endedEarly: boolean
}

/** Nothing without an adviser, and nothing where the chances of one seat do not tell those of all others. */
export function judgedIn<T extends GameTypes>(options: JudgedOptions<T>): Judged | undefined {
  const { record, rules, states, adviser, odds, endedEarly } = options
  if (adviser === undefined || rules.seats.length !== 2) return undefined
  const actors = states.map(state => (rules.outcome(state) ? [] : rules.toAct(state)))
  const turns = states.map(state => rules.turn?.(state))
  /** Without numbers of turns, one lasts as long as only those act that could act before. */
  const begins = (step: number): boolean => {
    const [seats, turn] = [actors[step] ?? [], turns[step]]
    if (seats.length === 0) return false
    if (step === 0) return true
    if (turn !== undefined) return turn.number !== turns[step - 1]?.number
    return !seats.every(seat => actors[step - 1]?.includes(seat))
  }
  const score = record.outcome?.scores[0]
  const won = record.outcome ? winners(record.outcome) : []
  const [winner] = won.length === 1 ? won : []
  return {
    bot: adviser,
    rules: record.rules,
    steps: [...actors.keys()].filter(begins),
    questions(step) {
      const state = states.at(step)
      if (state === undefined) throw new RangeError(`there is no step ${step}`)
      return (actors[step] ?? []).map(seat => ({
        at: { seat, seats: rules.seats.length, turn: turns[step] },
        decision: {
          place: { game: record.game, options: record.options, bot: adviser, seat },
          view: rules.view(rules.copy(state), seat),
          seed: `evaluation/${record.commitment}/${step}`,
        },
      }))
    },
    odds,
    ...(score !== undefined &&
      !endedEarly && { last: { step: states.length - 1, chance: score, known: 'certain' } }),
    ...(winner !== undefined && { winner }),
  }
}
