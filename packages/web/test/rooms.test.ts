import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** Cycles that there are still, as `folder: room, room`; a cycle that is gone has to be taken off the list. */
const KNOWN: readonly string[] = []

/** Files by path below `src`, and the files each of them imports, for types only as well. */
const imports = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(path => [path, importsOf(path)] as const),
)

function importsOf(path: string): string[] {
  const code = readFileSync(join(SRC, path), 'utf8')
  const named = code.matchAll(/(?:\bfrom\s|\bimport\s|\bimport\(\s*)\s*'(\.[^']+\.tsx?)'/g)
  return [...named].map(([, target = '']) => relative(SRC, join(SRC, dirname(path), target)))
}

/** Every folder that has folders in it. */
const folders = [...new Set([...imports.keys()].flatMap(path => parentsOf(path)))]
  .filter(folder => roomsIn(folder).some(room => !room.includes('.')))
  .sort()

function parentsOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? ['.'] : [folder, ...parentsOf(folder)]
}

function roomsIn(folder: string): string[] {
  return [...new Set([...imports.keys()].flatMap(path => roomOf(folder, path) ?? []))]
}

/** The part of a folder that a file belongs to: a folder in it, or the file itself. */
function roomOf(folder: string, path: string): string | undefined {
  const inside = folder === '.' ? path : relative(folder, path)
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
    expect(folders).toEqual(expect.arrayContaining(['.', 'board', 'board/effects', 'board/stages']))
    expect(graphOf('board').get('core')).toContain('stages')
  })

  test.each(folders)('in %s have no cycles between them but those that are known', folder => {
    const known = KNOWN.filter(cycle => cycle.startsWith(`${folder}: `)).map(cycle => cycle.split(': ')[1])
    expect(cyclesIn(folder)).toEqual(known)
  })

  test('of the board are entered by its door', () => {
    const entered = [...imports].flatMap(([path, targets]) =>
      /^board(-lab)?\//.test(path)
        ? []
        : targets.filter(target => target.startsWith('board/')).map(target => `${path}: ${target}`),
    )
    expect(entered.filter(entry => !/: board\/(index|contract)\.ts$/.test(entry))).toEqual([])
    expect(entered.length).toBeGreaterThan(5)
  })
})
