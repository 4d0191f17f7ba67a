import { expect, test } from 'vitest'
import { withDependents } from '../../../scripts/dependents.mjs'

test('a package is followed to all that use it, through others and for tests too', () => {
  const ofHex = withDependents(['packages/hex'])
  for (const folder of [
    'packages/hex',
    'packages/scene',
    'packages/games/index',
    'packages/cli',
    'packages/web',
  ])
    expect(ofHex).toContain(folder)
  expect(withDependents(['examples/hexapawn'])).toContain('packages/bots')
})

test('and to no others', () => {
  expect([...withDependents(['packages/web'])]).toEqual(['packages/web'])
  expect(withDependents(['packages/games/broadside'])).not.toContain('packages/games/blades-of-hex')
})
