import { describe, expect, test } from 'vitest'
import { pathOf, type Route, routeOf } from '../src/routes/route.ts'

const addresses: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/match/abc', { page: 'match', id: 'abc' }],
  ['/play/hexapawn', { page: 'play', game: 'hexapawn' }],
  ['/replays', { page: 'replays' }],
  ['/replays/abc', { page: 'replay', id: 'abc' }],
  ['/replays/abc?step=3&as=red', { page: 'replay', id: 'abc', step: 3, as: 'red' }],
  ['/replays/abc?battle=2&step=3', { page: 'replay', id: 'abc', battle: 2, step: 3 }],
  ['/run/abc', { page: 'run', id: 'abc' }],
  ['/settings', { page: 'settings' }],
  ['/somewhere/else', { page: 'lost', path: '/somewhere/else' }],
]

describe('addresses', () => {
  test.each(addresses)('%s leads to a page and back', (address, route) => {
    const [path = '', search = ''] = address.split('?')
    expect(routeOf(path, search)).toEqual(route)
    expect(pathOf(route)).toBe(address)
  })

  test('addresses of older versions still lead there', () => {
    expect(routeOf('/voyage/abc')).toEqual({ page: 'run', id: 'abc' })
    expect(routeOf('/replays/abc', '?fight=2')).toEqual({ page: 'replay', id: 'abc', battle: 2 })
  })

  test('what is being built is part of its address', () => {
    const route = routeOf('/build/hex-ships/ship', '?item=%7Eabc')
    expect(route).toMatchObject({ page: 'builder', game: 'hex-ships', builder: 'ship' })
    expect(pathOf(route)).toBe('/build/hex-ships/ship?item=%7Eabc')
    expect(routeOf('/build/hex-ships')).toMatchObject({ page: 'lost' })
  })

  test('the set-up of a match is part of its address', () => {
    const route = routeOf('/new/hexapawn', '?scenario=small&seats=person%2Crandom')
    expect(route).toMatchObject({ page: 'setup', game: 'hexapawn' })
    expect(pathOf(route)).toBe('/new/hexapawn?scenario=small&seats=person%2Crandom')
  })

  test('a campaign is shared with its scenario and seed', () => {
    const route = routeOf('/campaign/hexapawn/tour', '?scenario=short&seed=a+b')
    expect(route).toMatchObject({ page: 'campaign', game: 'hexapawn', campaign: 'tour' })
    expect(pathOf(route)).toBe('/campaign/hexapawn/tour?scenario=short&seed=a+b')
    expect(routeOf('/campaign/hexapawn').page).toBe('lost')
    expect(routeOf('/campaign/hexapawn/tour/more').page).toBe('lost')
  })

  test('ids may have any characters', () => {
    const route: Route = { page: 'match', id: 'a/b ü' }
    expect(routeOf(pathOf(route))).toEqual(route)
  })

  test('a broken step or a broken escape does no harm', () => {
    expect(routeOf('/replays/a', '?step=-1')).toEqual({ page: 'replay', id: 'a' })
    expect(routeOf('/replays/a', '?battle=0')).toEqual({ page: 'replay', id: 'a' })
    expect(routeOf('/replays/a', '?step=x')).toEqual({ page: 'replay', id: 'a' })
    expect(routeOf('/match/%E0%A4%A')).toEqual({ page: 'match', id: '%E0%A4%A' })
  })

  test('what goes too deep is lost', () => {
    expect(routeOf('/match/a/b').page).toBe('lost')
    expect(routeOf('/match').page).toBe('lost')
    expect(routeOf('/new').page).toBe('lost')
  })
})
