// `npm start`: sets everything up and plays the first game on the list in the terminal.
import { join } from 'node:path'
import { root, run, setUp } from './setup.mjs'

setUp()
const sextant = join(root, 'packages', 'cli', 'bin', 'sextant.js')
process.exitCode = run(process.execPath, [sextant, 'play', ...process.argv.slice(2)])
