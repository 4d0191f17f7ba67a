import { GameFault, InputError } from '@sextant/engine'
import { expect, onTestFinished, test, vi } from 'vitest'
import { positionFlaws } from '../../src/pages/match/developer/position-flaws.ts'
import { openedBy } from '../../src/pages/match/opening/use-opened.ts'

const failing = (error: Error) => () => Promise.reject(error)

test('what cannot be opened says why, whatever the reason; what nobody thought of is reported as well', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  const unreadable = new InputError('match a', [{ path: '/version', message: 'found 9' }])
  expect(await openedBy(failing(unreadable), 'a')).toEqual({ kind: 'damaged', message: unreadable.message })
  const changed = new InputError('hexapawn', [{ path: '/steps/2', message: 'the state is another' }])
  expect(await openedBy(failing(changed), 'a')).toEqual({ kind: 'broken', message: changed.message })
  expect(report).not.toHaveBeenCalled()
  const unthought = new TypeError('seats is undefined')
  expect(await openedBy(failing(unthought), 'a')).toEqual({ kind: 'broken', message: 'seats is undefined' })
  expect(report).toHaveBeenCalledWith(unthought)
  expect(await openedBy(async () => undefined, 'a')).toEqual({ kind: 'missing' })
})

test('a position that rules fail over is said to be wrong as one that they refuse is', () => {
  const flaws = [{ path: '/turn', message: 'is nobody' }]
  expect(positionFlaws(new InputError('hexapawn position', flaws))).toEqual(flaws)
  const fault = new GameFault(0, 'hexapawn, set-up: cells[99] is undefined', undefined)
  expect(positionFlaws(fault)).toEqual([{ path: '/', message: 'hexapawn, set-up: cells[99] is undefined' }])
})
