import { nodeIo } from './node-io.ts'
import { sextant } from './sextant.ts'

// The reader of our output may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const io = nodeIo()
process.exitCode = await sextant(io)
io.close()
