import { reasonOf } from './input-file.ts'
import { nodeIo } from './node-io.ts'
import { sextant } from './sextant.ts'

/** What a shell gives for a program that a closed pipe has ended. */
const CLOSED = 141

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`error the output cannot be written: ${reasonOf(error)}\n`)
  // The code that shells give where a reader such as `head` has gone away.
  process.exit(error.code === 'EPIPE' ? CLOSED : 2)
})
// Without a place to say what went wrong there is still the exit code.
process.stderr.on('error', () => undefined)

// Node ends with this code when all that is left is a promise that nobody will settle.
const UNSETTLED = 13
process.on('exit', () => {
  if (process.exitCode !== UNSETTLED) return
  process.stderr.write('error stuck: a bot or the module of a game waits for something that never happens\n')
  process.exitCode = 1
})

const io = nodeIo()
process.exitCode = await sextant(io)
io.close()
