// `npm run bench:web`: measures the built client in Chromium and prints a table; `--write` puts it into
// docs/performance.md between its marks. `--loads` measures first loads only, which a busy machine does not change, and
// `--loads --write` puts only their table there. `--why` says what each first load is made of; `--why Broadside` those with
// that in their name.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { cpus } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fail, program, root, run, setUp } from './setup.mjs'
import { buildWebIfStale, client } from './web.mjs'

const results = join(root, '.cache', 'bench-web.json')
const page = join(root, 'docs', 'performance.md')
const BEGIN = '<!-- bench-web: begin -->'
const END = '<!-- bench-web: end -->'

setUp()
await buildWebIfStale()
rmSync(results, { force: true })
const why = process.argv.indexOf('--why')
if (why >= 0) explain(process.argv[why + 1] ?? '')
else if (process.argv.includes('--loads')) weigh()
else measure()

/** All of it, in tables. */
function measure() {
  const lab = ['build', '--logLevel', 'warn', '-c', 'e2e/board-lab.vite.config.ts', join('packages', 'web')]
  if (run(program('vite'), lab, { stdio: ['ignore', 2, 2] }) !== 0)
    fail('the board could not be built; see above')
  const tables = inTables(measured())
  process.stdout.write(`${tables}\n`)
  if (process.argv.includes('--write')) write(tables)
}

/** First loads alone, in their table. */
function weigh() {
  const loads = loadTable(measured('first load').loads)
  process.stdout.write(`${loads}\n`)
  if (!process.argv.includes('--write')) return
  const [machine, , ...others] = written().split('\n\n')
  write([machine, loads, ...others].join('\n\n'))
}

/** The files of first loads, and their modules. */
function explain(wanted) {
  for (const load of measured('first load').loads)
    if (load.what.includes(wanted)) process.stdout.write(`${weightOf(load, client)}\n\n`)
}

/** What the browser found, of the tests that are named. Standard output is for the tables alone. */
function measured(...named) {
  const tests = ['test', '-c', 'e2e/bench.config.ts', ...named.flatMap(name => ['-g', name])]
  if (run(program('playwright'), tests, { stdio: ['ignore', 2, 2] }) !== 0)
    fail('something could not be measured; see above')
  return JSON.parse(readFileSync(results, 'utf8'))
}

/** The three tables of the results, in the order in which a player meets what they measure. */
function inTables({ browser, loads, frames, answer }) {
  const ms = value => value.toFixed(1)
  return [
    `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Chromium ${browser}, without a graphics card, ${new Date().toISOString().slice(0, 10)}.`,
    loadTable(loads),
    table(
      ['frames', 'work, median ms', 'work, 99 % ms', 'from one to the next ms'],
      frames.map(frame => [frame.what, ms(frame.median), ms(frame.p99), ms(frame.interval)]),
    ),
    table(
      ['from press to painted answer', 'median ms', 'longest ms'],
      [[`${answer.clicks} presses on a piece`, ms(answer.median), ms(answer.longest)]],
    ),
  ].join('\n\n')
}

function loadTable(loads) {
  const kB = bytes => (bytes / 1000).toFixed(1)
  return table(
    ['first load', 'requests', 'scripts kB', 'all kB', 'in Chinese kB'],
    loads
      .filter(({ locale }) => locale === 'en')
      .map(({ what, files }) => {
        const chinese = loads.find(load => load.what === what && load.locale === 'zh')
        const scripts = files.filter(({ path }) => path.endsWith('.js'))
        return [what, files.length, kB(sizeOf(scripts)), kB(sizeOf(files)), kB(sizeOf(chinese.files))]
      }),
  )
}

function table(heads, rows) {
  const cells = [heads, ...rows].map(row => row.map(String))
  const widths = heads.map((_, column) => Math.max(...cells.map(row => row[column].length), 3))
  const line = row =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  const [head, ...body] = cells.map(line)
  return [head, rule, ...body].join('\n')
}

function write(tables) {
  const { text, begin, end } = marked()
  writeFileSync(page, `${text.slice(0, begin)}\n\n${tables}\n\n${text.slice(end)}`)
}

/** What stands there now. */
function written() {
  const { text, begin, end } = marked()
  return text.slice(begin, end).trim()
}

function marked() {
  const text = readFileSync(page, 'utf8')
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) fail(`${page} has no ${BEGIN} … ${END} to write between`)
  return { text, begin: begin + BEGIN.length, end }
}

/** Modules below this many bytes are summed up in one line. */
const SMALL = 150

/** The files of a load with what they weigh, the heaviest first, and below each its modules. `client` is the built page's folder. */
function weightOf({ what, locale, files }, client) {
  const lines = [`${what} (${locale}): ${kB(sizeOf(files)).trim()} kB in ${files.length} files`]
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    lines.push('', `${kB(bytes)} kB  ${path}`)
    const modules = modulesIn(join(client, path), bytes)
    const [large, small] = [
      modules.filter(([, size]) => size >= SMALL),
      modules.filter(([, size]) => size < SMALL),
    ]
    for (const [name, size] of large) lines.push(`  ${kB(size)}  ${name}`)
    if (small.length > 0) lines.push(`  ${kB(sum(small))}  ${small.length} smaller modules`)
  }
  return lines.join('\n')
}

/**
 * A file's modules and what they weigh, the heaviest first: the share each has of the file's characters, of its compressed
 * bytes. Text that compresses better than the rest weighs less in truth.
 */
function modulesIn(file, bytes) {
  if (!existsSync(`${file}.map`)) return []
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  const characters = new Map()
  let total = 0
  for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const module = nameOf(file, map.findEntry(line, column).originalSource)
      characters.set(module, (characters.get(module) ?? 0) + 1)
      total++
    }
  return [...characters].map(([name, count]) => [name, (count / total) * bytes]).sort(([, a], [, b]) => b - a)
}

/** A source as one would look for it in the repository; JSON has none in the maps. */
function nameOf(file, source) {
  return source ? relative(root, join(dirname(file), source)) : 'JSON, and what the bundler adds'
}

function sizeOf(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function sum(modules) {
  return modules.reduce((total, [, size]) => total + size, 0)
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(5)
}
