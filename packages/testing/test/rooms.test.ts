import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Every folder of sources in the repository. */
const SOURCES = ['packages', 'packages/games', 'examples']
  .flatMap(folder => readdirSync(join(ROOT, folder)).map(name => `${folder}/${name}/src`))
  .filter(source => existsSync(join(ROOT, source)))
  .sort()

/** Files by path below the repository, and the files each of them imports, for types only as well. */
const imports = new Map(
  SOURCES.flatMap(source =>
    readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map(path => [`${source}/${path}`, importsOf(`${source}/${path}`)] as const),
  ),
)

function importsOf(path: string): string[] {
  const code = readFileSync(join(ROOT, path), 'utf8')
  const named = code.matchAll(/(?:\bfrom\s|\bimport\s|\bimport\(\s*)\s*'(\.[^']+\.tsx?)'/g)
  return [...named].map(([, target = '']) => join(dirname(path), target))
}

/** Every folder of sources that has folders in it. */
const folders = [...new Set([...imports.keys()].flatMap(path => foldersOf(path)))]
  .filter(folder => roomsIn(folder).some(room => !room.includes('.')))
  .sort()

/** The folders that a file is in, up to its `src`. */
function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return SOURCES.includes(folder) ? [folder] : [folder, ...foldersOf(folder)]
}

function roomsIn(folder: string): string[] {
  return [...new Set([...imports.keys()].flatMap(path => roomOf(folder, path) ?? []))]
}

/** The part of a folder that a file belongs to: a folder in it, or the file itself. */
function roomOf(folder: string, path: string): string | undefined {
  const inside = relative(folder, path)
  return inside.startsWith('..') ? undefined : inside.split('/')[0]
}

/** The rooms that each room of a folder imports from. */
function graphOf(folder: string): Map<string, Set<string>> {
  const graph = new Map(roomsIn(folder).map(room => [room, new Set<string>()]))
  for (const [path, targets] of imports) {
    const from = roomOf(folder, path)
    for (const target of targets) {
      const to = roomOf(folder, target)
      if (from !== undefined && to !== undefined && from !== to) graph.get(from)?.add(to)
    }
  }
  return graph
}

function reachable(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string): Set<string> {
  const reached = new Set(graph.get(from))
  for (const room of reached) for (const next of graph.get(room) ?? []) reached.add(next)
  return reached
}

/** Rooms that can each be reached from the others, where one of them at least is a folder. */
function cyclesIn(folder: string): string[] {
  const graph = graphOf(folder)
  const cycles = [...graph.keys()].map(room =>
    [...reachable(graph, room)].filter(other => reachable(graph, other).has(room)).sort(),
  )
  return [
    ...new Set(
      cycles.filter(cycle => cycle.some(room => !room.includes('.'))).map(cycle => cycle.join(', ')),
    ),
  ]
}

describe('rooms', () => {
  test('are found', () => {
    expect(folders).toEqual(
      expect.arrayContaining([
        'packages/session/src',
        'packages/web/src/board',
        'packages/web/src/board/stages',
      ]),
    )
    expect(graphOf('packages/web/src/board').get('core')).toContain('stages')
  })

  test.each(folders)('in %s have no cycles between them', folder => {
    expect(cyclesIn(folder)).toEqual([])
  })

  test('of the board are entered by its door', () => {
    const board = 'packages/web/src/board'
    const entered = [...imports].flatMap(([path, targets]) =>
      path.startsWith(board)
        ? []
        : targets.filter(target => target.startsWith(`${board}/`)).map(target => `${path}: ${target}`),
    )
    expect(entered.filter(entry => !/\/board\/(index|contract)\.ts$/.test(entry))).toEqual([])
    expect(entered.length).toBeGreaterThan(5)
  })
})
