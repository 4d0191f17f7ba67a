import { afterEach, expect, test, vi } from 'vitest'
import { pictures } from '../../src/board/draw/pictures.ts'

/** An image that has come or not, as the test says. */
class FakeImage {
  static made: FakeImage[] = []
  onload: (() => void) | undefined
  src = ''
  naturalWidth = 8
  naturalHeight = 8
  constructor() {
    FakeImage.made.push(this)
  }
}

vi.stubGlobal('Image', FakeImage)

afterEach(() => {
  FakeImage.made = []
})

test('a picture is fetched once, however often a board is painted', () => {
  const painted = vi.fn()
  expect(pictures(painted)('/a.png')).toBeUndefined()
  FakeImage.made[0]?.onload?.()
  expect(painted).toHaveBeenCalledTimes(1)
  const again = vi.fn()
  expect(pictures(again)('/a.png')).toBe(FakeImage.made[0])
  expect(FakeImage.made).toHaveLength(1)
  expect(again).not.toHaveBeenCalled()
})

test('one that is missing is not asked for again, and one on its way tells all who wait for it', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  pictures(one)('/b.png')
  pictures(other)('/b.png')
  expect(FakeImage.made).toHaveLength(1)
  FakeImage.made[0]?.onload?.()
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(1)
})
