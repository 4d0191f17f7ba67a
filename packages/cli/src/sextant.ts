import { type Command, wantsColour } from './command.ts'
import { generalHelp } from './help.ts'
import type { ExitCode, Io } from './io.ts'
import { isMatchWord } from './play/typed.ts'
import { safeOutput } from './safe-output.ts'
import { paintWith } from './text/paint.ts'
import { UsageError } from './usage-error.ts'
import { version } from './version.ts'

/** In the order of the help. Only what is called is loaded, with the games and bots it needs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  campaign: async () => (await import('./commands/campaign.ts')).campaign,
  games: async () => (await import('./commands/games.ts')).games,
  run: async () => (await import('./commands/run.ts')).run,
  replay: async () => (await import('./commands/replay.ts')).replay,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  schema: async () => (await import('./commands/schema.ts')).schema,
  balance: async () => (await import('./commands/balance.ts')).balance,
  calibrate: async () => (await import('./commands/calibrate.ts')).calibrate,
  bench: async () => (await import('./commands/bench.ts')).bench,
  'bot-host': async () => (await import('./commands/bot-host.ts')).botHostCommand,
}

/** The `sextant` command: what was typed, done. */
export async function sextant(given: Io): Promise<ExitCode> {
  const asked = { color: given.args.includes('--color'), 'no-color': given.args.includes('--no-color') }
  const io = safeOutput(given, wantsColour(given, asked))
  try {
    return await dispatch(io)
  } catch (error) {
    const { complain } = await import('./complaint.ts')
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
      return args[0] === undefined ? general(io) : (await named(args[0])).run(io, ['--help'])
    case undefined:
    case '--help':
    case '-h':
      return general(io)
  }
  if (name.startsWith('-'))
    throw new UsageError(`a command comes first, found ${name}; without one there are --help and --version`)
  return (await named(name)).run(io, args)
}

async function general(io: Io): Promise<ExitCode> {
  const asked = { color: io.args.includes('--color'), 'no-color': io.args.includes('--no-color') }
  io.out(generalHelp(await allCommands(), paintWith(wantsColour(io, asked))))
  return 0
}

async function named(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load) return load()
  if (isMatchWord(name))
    throw new UsageError(`"${name}" is typed during a match: start one with sextant play`)
  if (name === 'verify')
    throw new UsageError('a record is verified by sextant replay <record> --verify', 'replay')
  const known = (await allCommands()).flatMap(command => (command.hidden ? [] : [command.name]))
  const { unknown } = await import('@sextant/engine/cases')
  throw new UsageError(unknown('command', name, known))
}

function allCommands(): Promise<Command[]> {
  return Promise.all(Object.values(COMMANDS).map(load => load()))
}
