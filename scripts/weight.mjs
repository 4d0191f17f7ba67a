// Why a first load weighs what it does: its files, and the modules in each by their source maps.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from './files.mjs'

/** Modules below this many bytes are summed up in one line. */
const SMALL = 150

/** The files of a load with what they weigh, the heaviest first, and below each its modules. `client` is the built page's folder. */
export function weightOf({ what, locale, files }, client) {
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

export function sizeOf(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function sum(modules) {
  return modules.reduce((total, [, size]) => total + size, 0)
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(5)
}
