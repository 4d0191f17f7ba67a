import { fileURLToPath } from 'node:url'
import { command } from '../command.ts'

export const bench = command({
  name: 'bench',
  summary: 'run the benchmarks',
  operands: '[-- arguments]',
  about: 'What stands after -- is passed on to the benchmarks.',
  options: {},
  examples: [
    { line: 'sextant bench', about: 'all of them' },
    { line: 'sextant bench -- --help', about: 'what the benchmarks themselves understand' },
  ],
  async run({ io, operands, paint }) {
    const program = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url))
    if ((await io.files.kind(program)) !== 'file') {
      io.err(`${paint.red('error')} the benchmarks are not built: run \`npm run build\` first\n`)
      io.err(paint.dim(`      looked for ${program}\n`))
      return 2
    }
    return (await io.runNode(program, operands)) === 0 ? 0 : 1
  },
})
