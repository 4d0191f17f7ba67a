import { unknown } from '@sextant/engine/cases'
import { type Command, wantsColour } from './command.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { botHostCommand } from './commands/bot-host.ts'
import { campaign } from './commands/campaign.ts'
import { games } from './commands/games.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { run } from './commands/run.ts'
import { schema } from './commands/schema.ts'
import { simulate } from './commands/simulate.ts'
import { complain } from './complaint.ts'
import { generalHelp } from './help.ts'
import type { ExitCode, Io } from './io.ts'
import { isMatchWord } from './play/typed.ts'
import { safeOutput } from './safe-output.ts'
import { paintWith } from './text/paint.ts'
import { UsageError } from './usage-error.ts'
import { version } from './version.ts'

const COMMANDS: readonly Command[] = [
  play,
  campaign,
  games,
  run,
  replay,
  simulate,
  schema,
  balance,
  bench,
  botHostCommand,
]

/** The `sextant` command: what was typed, done. */
export async function sextant(given: Io): Promise<ExitCode> {
  const asked = { color: given.args.includes('--color'), 'no-color': given.args.includes('--no-color') }
  const io = safeOutput(given, wantsColour(given, asked))
  try {
    return await dispatch(io)
  } catch (error) {
    return complain(io, error)
  }
}

async function dispatch(io: Io): Promise<ExitCode> {
  const [name, ...args] = io.args
  switch (name) {
    case '--version':
    case '-v':
      io.out(`sextant ${await version()}\n`)
      return 0
    case 'help':
      return args[0] === undefined ? general(io) : named(args[0]).run(io, ['--help'])
    case undefined:
    case '--help':
    case '-h':
      return general(io)
  }
  if (name.startsWith('-'))
    throw new UsageError(`a command comes first, found ${name}; without one there are --help and --version`)
  return named(name).run(io, args)
}

function general(io: Io): ExitCode {
  const asked = { color: io.args.includes('--color'), 'no-color': io.args.includes('--no-color') }
  io.out(generalHelp(COMMANDS, paintWith(wantsColour(io, asked))))
  return 0
}

function named(name: string): Command {
  const found = COMMANDS.find(command => command.name === name)
  if (found) return found
  const known = COMMANDS.flatMap(command => (command.hidden ? [] : [command.name]))
  if (isMatchWord(name))
    throw new UsageError(`"${name}" is typed during a match: start one with sextant play`)
  throw new UsageError(unknown('command', name, known))
}
