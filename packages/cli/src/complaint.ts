import { BotFault } from '@sextant/bots'
import { GameFault, InputError, LIMITS, TooManyWays } from '@sextant/engine'
import { printable } from '@sextant/scene/terminal'
import { wantsColour } from './command.ts'
import { reasonOf } from './input-file.ts'
import type { ExitCode, Io } from './io.ts'
import { outsideFrame } from './outside-frame.ts'
import { paintWith } from './text/paint.ts'
import { UsageError } from './usage-error.ts'

/** Says what went wrong, and gives the exit code for it. Where in the code is said only when asked. */
export function complain(io: Io, error: unknown): ExitCode {
  const asked = (option: string) => io.args.includes(option)
  const paint = paintWith(wantsColour(io, { color: asked('--color'), 'no-color': asked('--no-color') }))
  const { message, code } = sentence(error)
  io.err(`${paint.red('error')} ${message.split('\n').map(printable).join('\n')}\n`)
  if (error instanceof UsageError)
    io.err(paint.dim(`      sextant ${error.command ? `${error.command} ` : ''}--help explains more\n`))
  if (asked('--debug')) io.err(`${traces(error).join('\n')}\n`)
  else if (code === 1) io.err(paint.dim('      --debug shows where in the code\n'))
  return code
}

function sentence(error: unknown): { message: string; code: ExitCode } {
  if (error instanceof UsageError) return { message: error.message, code: 2 }
  if (error instanceof InputError) return { message: flawsInWords(error), code: 2 }
  if (error instanceof GameFault) return { message: `a bug in the rules of ${error.message}`, code: 1 }
  if (error instanceof BotFault) return { message: `a bug in the bot ${error.message}`, code: 1 }
  if (error instanceof TooManyWays) return { message: `${error.message}, too many to try`, code: 2 }
  if (isSystemError(error)) return { message: `${error.path ?? error.syscall}: ${reasonOf(error)}`, code: 2 }
  const missing = missingData(error)
  if (missing !== undefined) return { message: `${missing}: ${NO_DATA}`, code: 2 }
  const message = error instanceof Error ? error.message : String(error)
  const outside = error instanceof Error ? outsideFrame(error) : undefined
  return { message: `a bug in ${outside ?? 'sextant'}: ${message}`, code: 1 }
}

/** What the system refused, such as a file or a port, is not for us to mend. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error
}

/** A file of a game’s data that is on a list in what was built, and no longer there. */
function missingData(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND')
    return undefined
  return /'([^']*\/data\/[^']*\.json)'/.exec(error.message)?.[1]
}

const NO_DATA =
  'there is no such file. If it was removed or renamed, `npm run build` makes the lists of files again, and says what refers to it'

/** More flaws than this have one cause, and are better looked at one by one. */
const FLAWS = 6

function flawsInWords({ message }: InputError): string {
  const lines = message.split('\n')
  const left = lines.length - FLAWS
  // Beyond the limit nobody has counted them.
  const many = lines.length >= LIMITS.flaws ? 'and more like these' : `and ${left} more like these`
  const more = left > 0 ? [many] : []
  return [...lines.slice(0, FLAWS), ...more].join('\n      ')
}

/** The stack of an error and of what caused it. */
function traces(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.stack ?? error.message, ...traces(error.cause).map(trace => `caused by ${trace}`)]
}
