import {
  formatOf,
  type GameTypes,
  holds,
  readRecord,
  recordedStates,
  type Viewer,
  verdictOn,
} from '@sextant/engine'
import { unknown } from '@sextant/engine/cases'
import type { BoxedGame } from '@sextant/scene'
import { type Call, command, JSON_OPTION } from '../command.ts'
import { GAME_OPTION, gameInFile, gameOption } from '../game-argument.ts'
import { readInput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { recordInWords, rulesChanged } from '../replay/record-text.ts'
import { isWhole, type OpenedRecord, seenBy, WITHHELD } from '../replay/seen.ts'
import { verdictInWords } from '../replay/verdict-report.ts'
import { UsageError } from '../usage-error.ts'
import { replayCampaignFile } from './replay-campaign.ts'
import { stepArgument } from './step-argument.ts'

const OPTIONS = {
  verify: { type: 'boolean', about: 'check every state and every die roll instead of showing the record' },
  commitment: {
    type: 'string',
    value: 'HASH',
    about: 'with --verify: the commitment that was shown at the start, which the record must have',
  },
  step: {
    type: 'string',
    value: 'N',
    about:
      'stop after this step, or entry of a campaign; 0 is the set-up; with --as, only steps that the seat could notice count',
  },
  as: { type: 'string', value: 'SEAT', about: 'show what this seat could see, or `spectator`' },
  ...GAME_OPTION,
  json: JSON_OPTION,
} as const

export const replay = command({
  name: 'replay',
  summary: 'show a recorded match or campaign, or verify it',
  operands: '<record> [options]',
  options: OPTIONS,
  examples: [
    { line: 'sextant replay match.json', about: 'what happened, and the last position' },
    {
      line: 'sextant replay match.json --step 4 --as white',
      about: 'the position after step 4 as white saw it',
    },
    { line: 'sextant replay match.json --game ./my-game', about: 'of a game of your own' },
    {
      line: 'sextant replay match.json --verify',
      about: 'what is proven and what is not; exit code 1 if anything in it is untrue',
    },
  ],
  async run(call) {
    const [file, ...others] = call.operands
    if (file === undefined || others.length > 0) throw new UsageError('which record? one at a time', 'replay')
    if (call.values.verify && (call.values.step !== undefined || call.values.as !== undefined))
      throw new UsageError(
        '--verify checks the whole record; --step and --as cannot be combined with it',
        'replay',
      )
    if (call.values.commitment !== undefined && !call.values.verify)
      throw new UsageError('--commitment works only with --verify', 'replay')
    if (call.values.commitment !== undefined && !/^[0-9a-f]{64}$/i.test(call.values.commitment.trim()))
      throw new UsageError('--commitment takes the 64 hex digits that were shown at the start', 'replay')
    const text = await readInput(call.io, file)
    const outside = await gameOption(call.io, call.values)
    if (formatOf(text, file) === 'sextant.campaign')
      return replayCampaignFile(call, call.values, { file, text, outside })
    const record = readRecord(text, file)
    const box = await gameInFile(record.game, file, outside)
    const opened = { file, record, states: recordedStates(record, file) }
    return box.open(boxed => (call.values.verify ? verify(call, boxed, opened) : show(call, boxed, opened)))
  },
})

async function verify<T extends GameTypes>(
  { io, values, paint }: Call<typeof OPTIONS>,
  { game }: BoxedGame<T>,
  { record }: OpenedRecord,
): Promise<ExitCode> {
  const checks = verdictOn(game, record, values.commitment)
  const ok = holds(checks)
  const rules = { recorded: record.rules, current: game.version }
  if (values.json)
    io.out(
      `${JSON.stringify({ ok, game: game.id, rules, given: record.start.given, checks }, undefined, 2)}\n`,
    )
  else {
    const warnings = record.rules === game.version ? [] : [rulesChanged(record, game.version)]
    io.out(verdictInWords(checks, warnings, paint))
  }
  return ok ? 0 : 1
}

async function show<T extends GameTypes>(
  { io, values, paint, colour }: Call<typeof OPTIONS>,
  boxed: BoxedGame<T>,
  opened: OpenedRecord,
): Promise<ExitCode> {
  const { game } = boxed
  const { record } = opened
  const viewer = viewerArgument(
    values.as,
    record.seats.map(({ name }) => name),
  )
  // Once a match is over nothing in it is secret any more, unless somebody's eyes are asked for.
  const seen = seenBy(viewer ?? (record.outcome ? 'all' : 'spectator'), game, opened, last =>
    stepArgument(values.step, last),
  )
  if (values.json) {
    const { seats, outcome, commitment, start } = record
    const rules = { recorded: record.rules, current: game.version }
    const { state = null, step, events, deviation } = seen
    const data = {
      game: game.id,
      rules,
      seats,
      commitment,
      given: start.given,
      step,
      state,
      events,
      outcome,
      deviation,
      ...(isWhole(seen) ? {} : { withheld: `it ${WITHHELD}` }),
    }
    io.out(`${JSON.stringify(data, undefined, 2)}\n`)
  } else io.out(await recordInWords({ io, paint, colour, boxed, record, seen }))
  return 0
}

function viewerArgument(name: string | undefined, seats: readonly string[]): Viewer | undefined {
  if (name === undefined || name === 'spectator') return name
  const seat = seats.indexOf(name)
  if (seat >= 0) return seat
  throw new UsageError(unknown('seat', name, [...seats, 'spectator']), 'replay')
}
