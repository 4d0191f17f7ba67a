import {
  canonicalJson,
  diceOfStep,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  matchAt,
  openJournal,
  recordedActions,
  recordedStates,
  resumeMatch,
  SeededDice,
  startMatch,
  stateHash,
  writeRecord,
} from '@sextant/engine'
import { type Effort, processorTime, race, ratioOf, type Spread, spreadOf } from './measure.ts'

/** What recording a match costs, step by step, in processor time: microseconds, of resuming milliseconds. */
export interface RecordMeasures {
  readonly title: string
  /** Steps of the match that is measured. */
  readonly steps: number
  readonly submit: Spread
  /** How many times as long a step takes with a hash of the whole state, as formats 1 and 2 had it, from runs side by side. */
  readonly hashing: Spread
  /** How many times as long the last hundred steps take as the first hundred. */
  readonly late: Spread
  /** How many times as long the last state is, as JSON, as the first: what a step costs follows the state's size. */
  readonly grown: number
  readonly resume: Spread
  /** Bytes of a step as it is written, and as format 2 wrote it. */
  readonly bytes: number
  readonly olderBytes: number
}

const ENDS = 100

export function measureRecords<T extends GameTypes>(game: Game<T>, effort: Effort): RecordMeasures {
  const record = longest(game, effort.kept)
  const actions = recordedActions(record)
  const { length } = actions
  const begun = () => playedUpTo(game, record, 0)
  const [submit, hashed, first, last, resume] = race(
    [
      taking('submit', begun, actions),
      taking('submit and hash', begun, actions, state => stateHash(state)),
      taking('first', begun, actions.slice(0, ENDS)),
      taking('last', () => playedUpTo(game, record, length - ENDS), actions.slice(length - ENDS)),
      { name: 'resume', run: () => (resumeMatch(game, record).seq > 0 ? 1 : 0) },
    ],
    effort,
    processorTime,
  )
  if (!submit || !hashed || !first || !last || !resume)
    throw new Error('A contender is missing from the race')
  return {
    title: game.title,
    steps: record.steps.length,
    submit: spreadOf(submit.map(rate => 1e6 / rate)),
    hashing: ratioOf(submit, hashed),
    late: ratioOf(first, last),
    grown: lengthOf(recordedStates(record, 'record').at(-1)) / lengthOf(record.start.state),
    resume: spreadOf(resume.map(rate => 1000 / rate)),
    bytes: (writeRecord(record).length - writeRecord({ ...record, steps: [] }).length) / record.steps.length,
    olderBytes: canonicalJson(olderSteps(record)).length / record.steps.length,
  }
}

/** The longest of a few random matches. */
function longest<T extends GameTypes>(game: Game<T>, matches: number): MatchRecord {
  const records = Array.from({ length: matches }, (_, number) => {
    const match = startMatch(game, { options: game.scenarios[0].options, seed: `records ${number}` })
    const dice = SeededDice.from(`choices ${number}`)
    while (!match.outcome) {
      const seat = dice.pick(match.toAct)
      match.act(seat, dice.pick(match.legal(seat)))
    }
    return match.save()
  })
  return records.reduce((long, record) => (record.steps.length > long.steps.length ? record : long))
}

function lengthOf(state: unknown): number {
  return canonicalJson(state).length
}

interface Under<T extends GameTypes> {
  readonly match: Match<T>
  state(): T['state']
}

function playedUpTo<T extends GameTypes>(game: Game<T>, record: MatchRecord, step: number): Under<T> {
  const { seed = '' } = record
  const journal = openJournal(game, game.scenarios[0].options, { dice: diceOfStep(seed, 0) })
  const match = matchAt(journal, { seed, players: [] })
  for (const { seat, action } of recordedActions(record).slice(0, step)) match.submit(seat, action)
  return { match, state: () => journal.state }
}

function taking<T extends GameTypes>(
  name: string,
  begin: () => Under<T>,
  actions: readonly { readonly seat: number; readonly action: unknown }[],
  after: (state: T['state']) => unknown = () => undefined,
) {
  let under = begin()
  return {
    name,
    prepare() {
      under = begin()
    },
    run() {
      for (const { seat, action } of actions) {
        under.match.submit(seat, action)
        after(under.state())
      }
      return actions.length
    },
  }
}

/** The steps as format 2 wrote them: in full, each with a hash of its state. */
function olderSteps(record: MatchRecord): unknown {
  const states = recordedStates(record, 'record')
  return record.steps.map(step => ({ ...step, hash: stateHash(states.at(step.seq)) }))
}
