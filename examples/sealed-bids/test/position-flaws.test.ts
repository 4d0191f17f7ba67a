import { SeededDice } from '@sextant/engine'
import { expect, test } from 'vitest'
import { type State, sealedBids } from '../src/game.ts'

const rules = sealedBids.load({ radius: 1, coins: 20 })

function flawsAfter(change: (state: State) => void): string[] {
  const state = rules.setup(SeededDice.from('flaws'), () => undefined)
  change(state)
  return (rules.flaws?.(state) ?? []).map(({ path, message }) => `${path}: ${message}`)
}

const impossible: readonly [string, (state: State) => void, string[]][] = [
  [
    'a lot that is not on the board',
    ({ lots }) => lots.push({ cell: 1e9, worth: 1 }),
    ['/lots/7/cell: found 1000000000, the last cell is 6'],
  ],
  [
    'a cell that was sold is on offer',
    ({ owners, lots }) => {
      owners[lots[0]?.cell ?? 0] = { seat: 0, worth: 1 }
    },
    [expect.stringMatching(/^\/lots\/0\/cell: the cell \d has been sold$/)],
  ],
  [
    'more coins than there were',
    ({ purses }) => {
      purses[1] = 1e9
    },
    ['/purses/1: found 1000000000, it held 20 at the start'],
  ],
  [
    'a bid that cannot be paid',
    ({ bids }) => {
      bids[0] = 21
    },
    ['/bids/0: found 21, the purse holds 20'],
  ],
  [
    'a cell is on offer twice',
    ({ lots }) => {
      const [first] = lots
      if (first) lots[6] = { ...first }
    },
    [expect.stringMatching(/^\/lots\/6\/cell: the cell \d is on offer already$/)],
  ],
  [
    'a bid that only its bidder knows',
    ({ bids }) => {
      bids[0] = 'sealed'
    },
    ['/bids/0: found a sealed bid: a position has the number'],
  ],
  [
    'two bids that were not opened',
    state => {
      state.bids = [3, 4]
    },
    ['/bids: two bids are opened at once'],
  ],
]

test('the first position has no flaw', () => expect(flawsAfter(() => undefined)).toEqual([]))
test.each(impossible)('%s', (_, change, flaws) => expect(flawsAfter(change)).toEqual(flaws))
