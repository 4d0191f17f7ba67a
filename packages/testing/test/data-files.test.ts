import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const GAMES = fileURLToPath(new URL('../../games', import.meta.url))

const withData = readdirSync(GAMES).filter(game => existsSync(join(GAMES, game, 'data')))

/** A scenario, mission or team that no source imports is never played, and nothing else says so. */
describe('every file of data is part of its game', () => {
  test.each(withData)('%s', game => {
    const sources = filesIn(join(GAMES, game, 'src'), '.ts')
      .map(path => readFileSync(path, 'utf8'))
      .join('\n')
    const data = filesIn(join(GAMES, game, 'data'), '.json').map(path =>
      path.slice(join(GAMES, game).length + 1),
    )
    expect(data.length).toBeGreaterThan(0)
    expect(data.filter(path => !sources.includes(`'#${path}'`))).toEqual([])
  })
})

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending))
    .map(path => join(folder, path))
}
