import { TooManyWays } from '@sextant/engine'
import { describe, expect, it, test } from 'vitest'
import { complain } from '../src/complaint.ts'
import { type } from './memory-terminal.ts'

/** What is the designer's to mend is reported as such, with the file and the place; a bug is what nobody outside can mend. */
describe('a case that cannot be used', () => {
  test.each([
    [{ change: { '/pawn/0/1': 5 } }, 'x.json /change /pawn/0/1: there is nothing at this place'],
    [{ change: { '/pawns/0/x': 5 } }, 'x.json /change /pawns/0/x: a list of 5 takes 0 to 5'],
    [{ change: { '/turn': 7 } }, 'x.json /change /turn: found 7'],
    [{ remove: ['/nothing'] }, 'x.json /remove /nothing: there is nothing at this place'],
    [{ changeOptions: { '/radius': 99 } }, 'x.json /options /radius: '],
    [{ options: [] }, 'x.json /options'],
    [{ change: [] }, 'x.json /change: found a list, expected an object'],
    [{ scenario: 'none' }, 'x.json /scenario: found "none"'],
  ])('%j', async (given, words) => {
    const files = { 'x.json': JSON.stringify({ game: 'hexapawn', ...given, expect: { toAct: ['white'] } }) }
    const { code, err } = await type('run x.json', { files })
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(err).not.toContain('a bug in')
  })
})

describe('a match that a case of a campaign says wrongly', () => {
  const ended = { outcome: { scores: [1, 0], reason: 'no-ship-left' } }
  const steps = (match: object) => [
    { seat: 'commander', action: { type: 'select', ship: 'meridian' } },
    { seat: 'commander', action: { type: 'start' } },
    { seat: 'match', action: match, expect: { toAct: ['commander'] } },
  ]

  test.each([
    [
      { change: { '/ships/0/status': 65536 } },
      '/change/ships/0/status: found 65536, expected ("fighting" | "aboard"',
    ],
    [{ change: { '/ships/9/status': 'left' } }, '/change/ships/9/status: there is nothing at this place'],
    [{ change: { '/ships/0/__proto__': 1 } }, '/change/ships/0/__proto__: the key __proto__ is not allowed'],
    [{ outcome: { scores: [1], reason: 'x' } }, '/outcome/scores: found 1, the match has 2 seats'],
    [{ events: [{ ship: 'meridian' }] }, '/events/0/type: is missing'],
    [{ events: [7] }, '/events/0: found 7'],
  ])('%j', async (wrong, words) => {
    const file = { game: 'lantern-reach', steps: steps({ ...ended, ...wrong }) }
    const { code, err } = await type('run x.json', { files: { 'x.json': JSON.stringify(file) } })
    expect(err).toContain(`x.json /steps/2/action ${words}`)
    expect(err).not.toContain('a bug in')
    expect(code).toBe(2)
  })
})

function said(error: unknown): { code: number; err: string } {
  let err = ''
  const io = {
    args: [],
    err: (text: string) => {
      err += text
    },
    terminal: { seen: false },
  }
  return { code: complain(io as never, error), err }
}

describe('an error that is no bug', () => {
  it('of the system is reported with what it was about', () => {
    const error = Object.assign(new Error('EACCES: permission denied, open x'), {
      code: 'EACCES',
      syscall: 'open',
      path: '/root/x',
    })
    expect(said(error)).toEqual({ code: 2, err: 'error /root/x: permission is denied\n' })
  })

  it('of too many ways of the dice says so', () => {
    const { code, err } = said(new TooManyWays(200_000))
    expect(code).toBe(2)
    expect(err).toContain('more than 200000 ways, too many to try')
  })

  it('and everything else is one', () => {
    expect(said(new TypeError('x is undefined'))).toMatchObject({ code: 1 })
    expect(said(new TypeError('x is undefined')).err).toContain('a bug in')
  })
})
