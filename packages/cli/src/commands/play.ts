import {
  type GameTypes,
  type Match,
  type MatchRecord,
  readRecord,
  recordedStates,
  resumeMatch,
  startMatch,
  writeRecord,
} from '@sextant/engine'
import { games } from '@sextant/games'
import type { Box, BoxedGame } from '@sextant/scene'
import { type Call, command } from '../command.ts'
import { gameArgument, gameInFile } from '../game-argument.ts'
import { readInput, writeOutput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { greet } from '../play/greet.ts'
import { openSession } from '../play/open-session.ts'
import { playMatch } from '../play/play-match.ts'
import { PERSON, sittingOf } from '../play/sitting.ts'
import { CACHE_OPTION, trainingsOn } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  seat: {
    type: 'string',
    value: 'NAMES',
    about: 'your seats, as white,black; all, none; the first if left out',
  },
  bot: { type: 'string', value: 'IDS', about: 'the programs in the other seats; `sextant games` lists them' },
  seed: { type: 'string', value: 'TEXT', about: 'the same seed gives the same dice' },
  ...MATCH_OPTIONS,
  resume: { type: 'string', value: 'FILE', about: 'go on with a match that was saved' },
  save: { type: 'string', value: 'FILE', about: 'write the record here when the match is over' },
  ...CACHE_OPTION,
} as const

export const play = command({
  name: 'play',
  summary: 'play a match in the terminal',
  operands: '[game] [options]',
  about:
    'Without a game it is the first one that `sextant games` lists.\n' +
    'At your turn type the number of an action, or part of its label; `help` lists what else there is. Input\n' +
    'that is not typed at a terminal is read line by line; then the exit code is 1 if a line was refused.',
  options: OPTIONS,
  examples: [
    { line: 'sextant play hexapawn', about: 'you begin, the program answers' },
    { line: 'sextant play hexapawn --seat black --bot random', about: 'the other side, an easy opponent' },
    {
      line: 'sextant play sealed-bids --seat all',
      about: 'two people at one screen, which hides what it must',
    },
    { line: 'sextant play --resume match.json', about: 'go on with a saved match' },
    { line: "printf '1\\n2\\nquit\\n' | sextant play hexapawn", about: 'from a script' },
  ],
  async run(call) {
    const { file, record, box } = await chosen(call)
    return box.open(boxed => run(call, boxed, record && { file, record }))
  },
})

/** The game by its name, by the match to go on with, by both if they agree; else the first on the list. */
async function chosen({ io, values, operands }: Call<typeof OPTIONS>) {
  const file = values.resume
  if (file === undefined) {
    const box = await gameArgument('play', operands, games[0]?.id)
    return { file: '', record: undefined, box }
  }
  if (values.scenario !== undefined || values.options !== undefined || values.seed !== undefined)
    throw new UsageError('--resume brings its own options and seed', 'play')
  const record = readRecord(await readInput(io, file), file)
  recordedStates(record, file)
  const box: Box = await gameInFile(record.game, file)
  if (operands.length > 0 && (await gameArgument('play', operands)).id !== box.id)
    throw new UsageError(`${file} is a match of ${box.id}, not of ${operands[0]}`, 'play')
  return { file, record, box }
}

async function run<T extends GameTypes>(
  call: Call<typeof OPTIONS>,
  boxed: BoxedGame<T>,
  saved: { readonly file: string; readonly record: MatchRecord } | undefined,
): Promise<ExitCode> {
  const { io, values, paint } = call
  const { game } = boxed
  const { options, name } = saved
    ? { options: saved.record.options as T['options'], name: saved.file }
    : await chosenOptions(io, 'play', game, values)
  const seed = saved ? (saved.record.seed ?? '') : (values.seed ?? io.freshSeed())
  let match: Match<T> | undefined
  // A record is checked by the engine as it is played again; only then are its options known to be sound.
  if (saved) match = resumeMatch(game, saved.record, saved.file)
  const rules = game.load(options)
  const sitting = sittingOf(boxed, rules.seats, values, saved?.record)
  const players = rules.seats.map((_, seat) => sitting.programs.get(seat)?.id ?? PERSON)
  match ??= startMatch(game, { options, seed, players })

  const played = match
  const session = await openSession(call, {
    boxed,
    match: played,
    rules,
    options,
    sitting,
    seed,
    keeping: { text: () => writeRecord(played.save()), command: 'play' },
    trainings: trainingsOn(io, values),
  })
  greet(io, paint, game.title, name, rules.seats, players)
  const ended = await playMatch(session)
  if (ended === 'over' && values.save !== undefined) {
    await writeOutput(io, values.save, writeRecord(match.record()))
    io.out(`The record is in ${values.save}\n`)
  }
  return session.refused && !io.terminal.typed ? 1 : 0
}
