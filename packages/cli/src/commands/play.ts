import {
  flawOfOlderPromise,
  GameFault,
  InputError,
  type MatchRecord,
  readRecord,
  recordedStates,
  withPlayers,
  writeRecord,
} from '@sextant/engine'
import { games } from '@sextant/games'
import type { Box } from '@sextant/scene'
import { type MatchSession, newMatch, openMatchSession } from '@sextant/session'
import { type Call, command } from '../command.ts'
import { gameArgument, gameInFile } from '../game-argument.ts'
import { isPath } from '../game-folder.ts'
import { expectOutput, readInput, writeOutput } from '../input-file.ts'
import type { ExitCode } from '../io.ts'
import { chosenOptions, MATCH_OPTIONS } from '../match-options.ts'
import { fairDice } from '../play/fair-dice.ts'
import { createFaults } from '../play/faults.ts'
import { greet } from '../play/greet.ts'
import { playMatch } from '../play/play-match.ts'
import { playersNamed } from '../play/players-named.ts'
import { terminalBots } from '../play/terminal-bots.ts'
import { type Saving, seatNames, type TerminalMatch, terminalMatch } from '../play/terminal-match.ts'
import { CACHE_OPTION } from '../trainings.ts'
import { UsageError } from '../usage-error.ts'

const OPTIONS = {
  seat: {
    type: 'string',
    value: 'NAMES',
    about: 'your seats, such as white,black, or all, or none; default: the first',
  },
  bot: {
    type: 'string',
    value: 'IDS',
    about: 'the bots in the other seats; `sextant games <game>` lists them',
  },
  seed: { type: 'string', value: 'TEXT', about: 'the same seed gives the same dice' },
  ...MATCH_OPTIONS,
  resume: { type: 'string', value: 'FILE', about: 'continue a saved match' },
  save: { type: 'string', value: 'FILE', about: 'write the record here when the match is over' },
  ...CACHE_OPTION,
} as const

export const play = command({
  name: 'play',
  summary: 'play a match in the terminal',
  operands: '[game or folder] [options]',
  about:
    'Without a game you play the first one that `sextant games` lists. A game of your own is named by its folder.\n' +
    'On your turn, type the number of an action or part of its label; `help` lists what else you can type, such as\n' +
    '`odds`, `hint`, `undo` and `save`. Input that is not typed at a terminal is read line by line; then the exit\n' +
    'code is 1 if a line was refused.',
  options: OPTIONS,
  examples: [
    { line: 'sextant play hexapawn', about: 'you begin, the bot answers' },
    { line: 'sextant play hexapawn --seat black --bot random', about: 'the other side, an easy opponent' },
    {
      line: 'sextant play sealed-bids --seat all',
      about: 'two people at one screen; secrets stay hidden',
    },
    { line: 'sextant play ./my-game', about: 'a game of your own, from its folder' },
    { line: 'sextant play --resume match.json', about: 'continue a saved match' },
    { line: "printf '1\\n2\\nquit\\n' | sextant play hexapawn", about: 'from a script' },
  ],
  async run(call) {
    const { io, values, paint } = call
    const { box, record, name } = await chosen(call)
    if (values.save !== undefined) await expectOutput(io, values.save)
    const session = await openMatch(call, box, record, name)
    const names = seatNames(session.terminal)
    greet(io, paint, session.info.title, name, names, session.players.peek(), record.commitment)
    const ended = await played(session)
    if (ended === 'waits') throw nobodyToAct(record.game, session.snapshot.peek().seq)
    if (ended === 'over') io.out(fairDice(paint, box, session.record()))
    if (ended === 'over' && values.save !== undefined) {
      await writeOutput(io, values.save, writeRecord(session.record()))
      io.out(`Record saved to ${values.save}\n`)
    }
    return exitCode(session.terminal)
  },
})

/** Plays to the end, and lets the bots leave, also where it fails. */
async function played(session: MatchSession & { readonly terminal: TerminalMatch }) {
  try {
    session.begin()
    return await playMatch(session.terminal)
  } finally {
    session.close()
  }
}

type PlayCall = Call<typeof OPTIONS>

interface Chosen {
  readonly box: Box
  readonly record: MatchRecord
  /** Of the scenario, or of the file. */
  readonly name: string
}

/** A match that was saved, or a new one. */
function chosen(call: PlayCall): Promise<Chosen> {
  const { resume } = call.values
  return resume === undefined ? startedMatch(call) : savedMatch(call, resume)
}

async function startedMatch({ io, values, operands }: PlayCall): Promise<Chosen> {
  const box = await gameArgument(io, 'play', operands, games[0]?.id)
  return box.open(async boxed => {
    const { game } = boxed
    const { options, name } = await chosenOptions(io, 'play', game, values)
    const players = playersNamed(boxed, game.load(options).seats, values)
    return { box, name, ...newMatch(box, { options, players, seed: values.seed ?? io.freshSeed() }) }
  })
}

/** The game is named by the record, or also by an argument if the two agree. */
async function savedMatch({ io, values, operands }: PlayCall, file: string): Promise<Chosen> {
  if (
    [values.scenario, values.options, values.file, values.set, values.seed].some(value => value !== undefined)
  )
    throw new UsageError('--resume uses the saved options and seed', 'play')
  const record = readRecord(await readInput(io, file), file)
  const older = flawOfOlderPromise(record)
  if (older) throw new InputError(file, [older])
  recordedStates(record, file)
  const named = operands.length > 0 ? await gameArgument(io, 'play', operands) : undefined
  const box = await gameInFile(record.game, file, isPath(operands[0] ?? '') ? named : undefined)
  if (named && named.id !== box.id)
    throw new UsageError(`${file} is a match of ${box.id}, not of ${operands[0]}`, 'play')
  const seats = record.seats.map(({ name }) => name)
  const players = box.open(boxed => playersNamed(boxed, seats, values, record))
  return { box, record: withPlayers(record, players), name: file }
}

/** The match at this terminal, its first player asked. */
async function openMatch(
  call: PlayCall,
  box: Box,
  record: MatchRecord,
  source: string,
): Promise<MatchSession & { readonly terminal: TerminalMatch }> {
  const { io, values } = call
  const faults = createFaults(() => session)
  const session: MatchSession = openMatchSession({
    box,
    record,
    source,
    ...terminalBots(io, box, values),
    save() {},
    onFailure: faults.onFailure,
    onLog: lines => terminal.log.onLog(lines),
  })
  const saving: Saving = {
    text: () => writeRecord(session.record()),
    command: 'play',
    written: async () => {},
  }
  const terminal = await terminalMatch(call, session, saving, faults)
  return { ...session, terminal }
}

/** Only campaigns wait, for their battles. */
function nobodyToAct(game: string, seq: number): GameFault {
  return new GameFault(seq, `${game}, after step ${seq}: it is not over, but nobody is to act`, undefined)
}

/** A script hears of what was refused by the exit code; a person has read it. */
function exitCode({ refused, io }: TerminalMatch): ExitCode {
  return refused && !io.terminal.typed ? 1 : 0
}
