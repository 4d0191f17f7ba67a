import { fileURLToPath } from 'node:url'
import { command, JSON_OPTION } from '../command.ts'

export const bench = command({
  name: 'bench',
  summary: 'run the benchmarks',
  operands: '[-- arguments]',
  about: 'Arguments after -- go to the benchmarks.',
  options: { json: JSON_OPTION },
  examples: [
    { line: 'sextant bench', about: 'all of them' },
    { line: 'sextant bench --json -- --quick', about: 'a quick run, as JSON' },
    { line: 'sextant bench -- --help', about: 'the options of the benchmarks themselves' },
  ],
  async run({ io, values, operands, paint }) {
    const program = fileURLToPath(new URL('../../../../bench/dist/main.js', import.meta.url))
    if ((await io.files.kind(program)) !== 'file') {
      io.err(`${paint.red('error')} the benchmarks are not built: run \`npm run build\` first\n`)
      io.err(paint.dim(`      looked for ${program}\n`))
      return 2
    }
    const code = await io.runNode(program, [...(values.json ? ['--json'] : []), ...operands])
    return code === 0 || code === 2 ? code : 1
  },
})
