import { afterEach, expect, test, vi } from 'vitest'
import { instead, nowAt } from '../src/routes/navigate.ts'

afterEach(() => vi.unstubAllGlobals())

test('a step of the replay that is watched goes into the address', () => {
  const written = addressAt('/replays/one')
  nowAt({ page: 'replay', id: 'one', step: 29 })
  expect(written).toHaveBeenCalledWith(null, '', '/replays/one?step=29')
})

test('a page that has been left no longer writes the address', () => {
  const written = addressAt('/match/two')
  nowAt({ page: 'replay', id: 'one', step: 29 })
  expect(written).not.toHaveBeenCalled()
})

test('an address that should not be come back to is replaced by another page', () => {
  const written = addressAt('/match/two')
  instead({ page: 'replays' })
  expect(written).toHaveBeenCalledWith(null, '', '/replays')
})

function addressAt(pathname: string) {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('history', { replaceState })
  return replaceState
}
