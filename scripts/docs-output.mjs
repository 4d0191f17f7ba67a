// `npm run docs:output`: makes what the docs quote of commands again. `-- --long` also what takes minutes; `-- PAGE` only one page.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docPages } from './doc-pages.mjs'
import { quotable, quotedOutputs, withOutputs } from './quoted-output.mjs'
import { root, setUp } from './setup.mjs'

const asked = process.argv.slice(2)
const long = asked.includes('--long')
const named = asked.filter(arg => !arg.startsWith('--'))
const unknown = named.filter(page => !docPages().includes(page))
if (unknown.length > 0) {
  console.error(
    `There is no page ${unknown.join(', ')}; pages are named from the top, such as docs/designers/hex-ships.md.`,
  )
  process.exit(2)
}
setUp()
for (const page of named.length > 0 ? named : docPages()) {
  const file = join(root, page)
  const text = readFileSync(file, 'utf8')
  const outputs = quotedOutputs(text).map(quote => (quote.long && !long ? undefined : outputOf(quote)))
  if (outputs.length === 0) continue
  writeFileSync(file, withOutputs(text, outputs))
  const left = outputs.filter(output => output === undefined).length
  console.log(`${page}: ${outputs.length - left} made${left > 0 ? `, ${left} left: they take long` : ''}`)
}

function outputOf({ script = 'packages/cli/bin/sextant.js', args }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status === 0) return quotable(stdout)
  console.error(`${script} ${args.join(' ')}: ${stderr}`)
  process.exit(1)
}
