import { describe, expect, test } from 'vitest'
import { fittingTests, packageOf } from '../../../scripts/fitting-tests.mjs'

describe('the tests that `npm run check` has time for', () => {
  const changed = ['packages/hex/src/line.ts', 'packages/scene/test/scene.test.ts']
  const paths = [
    'packages/games/broadside/test/admiral.test.ts',
    'packages/cli/test/play.test.ts',
    'packages/hex/test/line.test.ts',
    'packages/hex/test/board.test.ts',
    'packages/scene/test/scene.test.ts',
  ]
  const times = {
    'packages/games/broadside/test/admiral.test.ts': 28,
    'packages/cli/test/play.test.ts': 5,
    'packages/hex/test/line.test.ts': 4,
    'packages/hex/test/board.test.ts': 1,
    'packages/scene/test/scene.test.ts': 9,
  }
  const within = (seconds: number, workers = 2) => fittingTests({ paths, changed, times, seconds, workers })

  test('are the nearest to the change, and of these the shortest', () => {
    expect(within(60).chosen).toEqual([
      'packages/scene/test/scene.test.ts',
      'packages/hex/test/board.test.ts',
      'packages/hex/test/line.test.ts',
      'packages/cli/test/play.test.ts',
      'packages/games/broadside/test/admiral.test.ts',
    ])
  })

  test('leave out what does not fit, and nothing else', () => {
    const { chosen, left } = within(20)
    expect(left).toEqual(['packages/games/broadside/test/admiral.test.ts'])
    expect(chosen).toHaveLength(4)
    expect(within(20, 1).left).toEqual([
      'packages/hex/test/line.test.ts',
      'packages/cli/test/play.test.ts',
      'packages/games/broadside/test/admiral.test.ts',
    ])
  })

  test('do not last longer than the time left, however many workers there are', () => {
    expect(within(25, 8).left).toEqual(['packages/games/broadside/test/admiral.test.ts'])
  })

  test('a file that never ran is taken for a short one', () => {
    const asked = { paths, changed, times: {}, seconds: 10, workers: 1 }
    expect(fittingTests(asked).chosen).toHaveLength(3)
  })

  test.each([
    ['packages/hex/src/line.ts', 'packages/hex'],
    ['packages/games/broadside/data/ships.json', 'packages/games/broadside'],
    ['examples/hexapawn/test/cases/a.json', 'examples/hexapawn'],
    ['bench/src/main.ts', 'bench'],
    ['docs/architecture.md', 'docs/architecture.md'],
  ])('%s belongs to %s', (path, name) => {
    expect(packageOf(path)).toBe(name)
  })
})
