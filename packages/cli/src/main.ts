import { nodeIo } from './node-io.ts'
import { sextant } from './sextant.ts'

// The reader of our output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

// Node ends with this code when all that is left is a promise that nobody will settle.
const UNSETTLED = 13
process.on('exit', () => {
  if (process.exitCode !== UNSETTLED) return
  process.stderr.write('error nothing goes on: a bot or the module of a game waits for what never happens\n')
  process.exitCode = 1
})

const io = nodeIo()
process.exitCode = await sextant(io)
io.close()
