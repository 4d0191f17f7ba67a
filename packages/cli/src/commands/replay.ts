import { readRecord, recordedStates, type Viewer } from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { gameInFile } from '../game-argument.ts'
import { readInput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { unknown } from '../nearest.ts'
import { reelInWords } from '../replay/reel.ts'
import { isWhole, type Reel, seenBy, WITHHELD } from '../replay/seen.ts'
import { verdictOn } from '../replay/verdict.ts'
import { verdictInWords } from '../replay/verdict-report.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  verify: { type: 'boolean', about: 'check every state and every die instead of showing the match' },
  step: { type: 'string', value: 'N', about: 'stop after this step; 0 is the set-up' },
  as: { type: 'string', value: 'SEAT', about: 'show what this seat could see, or `spectator`' },
  json: JSON_OPTION,
} as const

export const replay = command({
  name: 'replay',
  summary: 'show a recorded match, or check that it is what it says',
  operands: '<record> [options]',
  options: OPTIONS,
  examples: [
    { line: 'sextant replay match.json', about: 'what happened, and the last position' },
    {
      line: 'sextant replay match.json --step 4 --as white',
      about: 'the position after step 4 as white saw it',
    },
    { line: 'sextant replay match.json --verify', about: 'exit code 1 if states or dice differ' },
  ],
  async run(call) {
    const [file, ...others] = call.operands
    if (file === undefined || others.length > 0) throw new UsageError('which record? one at a time', 'replay')
    const record = readRecord(await readInput(call.io, file), file)
    const box = await gameInFile(record.game, file)
    const reel = { file, record, states: recordedStates(record, file) }
    return box.open(boxed => (call.values.verify ? verify(call, boxed, reel) : show(call, boxed, reel)))
  },
})

async function verify<S, A, E, O>(
  { io, values, paint }: Call<typeof OPTIONS>,
  { game }: BoxedGame<S, A, E, O>,
  { record }: Reel,
): Promise<ExitCode> {
  const checks = verdictOn(game, record)
  const ok = checks.every(finding => finding.ok !== false)
  const rules = { recorded: record.rules, current: game.version }
  if (values.json) io.out(`${JSON.stringify({ ok, game: game.id, rules, checks }, undefined, 2)}\n`)
  else io.out(verdictInWords(game, record, checks, paint))
  return ok ? 0 : 1
}

async function show<S, A, E, O>(
  { io, values, paint, colour }: Call<typeof OPTIONS>,
  boxed: BoxedGame<S, A, E, O>,
  reel: Reel,
): Promise<ExitCode> {
  const { game } = boxed
  const { record } = reel
  const step = stepArgument(values.step, record.steps.length)
  const viewer = viewerArgument(
    values.as,
    record.seats.map(({ name }) => name),
  )
  // Once a match is over nothing in it is secret any more, unless somebody's eyes are asked for.
  const seen = seenBy(viewer ?? (record.outcome ? 'all' : 'spectator'), game, reel, step)
  if (values.json) {
    const { seats, outcome } = record
    const rules = { recorded: record.rules, current: game.version }
    const { state = null, events, deviation } = seen
    const data = {
      game: game.id,
      rules,
      seats,
      step,
      state,
      events,
      outcome,
      deviation,
      ...(isWhole(seen) ? {} : { withheld: `it ${WITHHELD}` }),
    }
    io.out(`${JSON.stringify(data, undefined, 2)}\n`)
  } else io.out(reelInWords({ io, paint, colour, boxed, record, seen }))
  return 0
}

function stepArgument(text: string | undefined, steps: number): number {
  if (text === undefined) return steps
  if (/^\d+$/.test(text) && Number(text) <= steps) return Number(text)
  throw new UsageError(`--step is 0 to ${steps} in this record, found ${JSON.stringify(text)}`, 'replay')
}

function viewerArgument(name: string | undefined, seats: readonly string[]): Viewer | undefined {
  if (name === undefined || name === 'spectator') return name
  const seat = seats.indexOf(name)
  if (seat >= 0) return seat
  throw new UsageError(unknown('seat', name, [...seats, 'spectator']), 'replay')
}
