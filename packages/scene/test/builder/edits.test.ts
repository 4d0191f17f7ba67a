import { describe, expect, test } from 'vitest'
import { withEntry, withoutEntry, withValue } from '../../src/builder/index.ts'

const item = { class: 'a', weapons: ['x', null], 'b/c': { list: [1, 2] } }

describe('changes of an item', () => {
  test('reach any place and leave the rest alone', () => {
    expect(withValue(item, '/weapons/1', 'y')).toEqual({ ...item, weapons: ['x', 'y'] })
    expect(withValue(item, '/b~1c/list/0', 9)).toEqual({ ...item, 'b/c': { list: [9, 2] } })
    expect(withValue(item, '', [])).toEqual([])
    expect(item.weapons).toEqual(['x', null])
  })

  test('add to a list and take from it', () => {
    const entry = { id: 'e', name: 'E', value: 3 }
    expect(withEntry([1, 2], { at: '' }, entry)).toEqual([1, 2, 3])
    expect(withoutEntry([1, 2, 3], { at: '' }, 1)).toEqual([1, 3])
    expect(withEntry(item, { at: '/b~1c/list' }, entry)).toEqual({ ...item, 'b/c': { list: [1, 2, 3] } })
    expect(withoutEntry(item, { at: '/weapons' }, 0)).toEqual({ ...item, weapons: [null] })
  })
})
