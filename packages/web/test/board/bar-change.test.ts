import type { Piece, Scene } from '@sextant/scene'
import { describe, expect, test } from 'vitest'
import { withBarChange } from '../../src/board/effects/bar-change.ts'

const ship = (hull: number, crew: number): Piece => ({
  id: 'ship',
  at: 1,
  side: 0,
  icon: 'sloop',
  name: 'Sloop',
  bars: [
    { kind: 'health', name: 'Hull', value: hull, max: 48 },
    { kind: 'crew', name: 'Crew', value: crew, max: 30 },
  ],
})

const sceneWith = (...pieces: Piece[]): Scene => ({
  stage: { kind: 'sea', distance: 3, farthest: 6 },
  sides: [{ name: 'Red', colour: 'red', shape: 'circle' }],
  pieces,
  status: '',
})

const bars = ({ pieces }: Scene) => pieces[0]?.bars?.map(({ value }) => value)

describe('a number that rises', () => {
  test('changes the bar it is about, and no other', () => {
    const next = sceneWith(ship(42, 29))
    const hit = withBarChange(sceneWith(ship(48, 30)), 1, '−6', next)
    expect(bars(hit)).toEqual([42, 30])
    expect(bars(withBarChange(hit, 1, '♟−1', next))).toEqual([42, 29])
  })

  test('counts hits on one piece one by one, and never beyond where they lead', () => {
    const next = sceneWith(ship(30, 30))
    const once = withBarChange(sceneWith(ship(48, 30)), 1, '−10', next)
    expect(bars(once)).toEqual([38, 30])
    expect(bars(withBarChange(once, 1, '−10', next))).toEqual([30, 30])
  })

  test('empties the bar of a piece that is lost', () => {
    expect(bars(withBarChange(sceneWith(ship(5, 30)), 1, '−9', sceneWith()))).toEqual([0, 30])
  })

  test('changes nothing where it is about something else, such as gold', () => {
    const scene = sceneWith(ship(48, 30))
    expect(withBarChange(scene, 1, '+15', scene)).toBe(scene)
    expect(withBarChange(scene, 0, '−6', sceneWith(ship(42, 30)))).toBe(scene)
    expect(withBarChange(scene, 1, '!', sceneWith(ship(42, 30)))).toBe(scene)
  })
})
