import { BotFault, campaignBotsFor, Interrupted } from '@sextant/bots'
import { type Bot, randomBot } from '@sextant/engine'
import { type Action, type Hexapawn, hexapawn, show } from '@sextant/hexapawn'
import { tourBox } from '@sextant/sealed-bids'
import { describe, expect, it } from 'vitest'
import { simulate, simulateCampaign } from '../src/index.ts'

const boxed = { game: hexapawn, show, bots: [] }
const options = hexapawn.scenarios[0].options

/** Bots that count who of them is seated. */
function counting(choose?: () => Action | Promise<Action>) {
  const count = { joined: 0, left: 0 }
  const bot: Bot<Hexapawn> = {
    id: 'counting',
    title: 'Counting',
    about: '',
    join(rules, seat) {
      count.joined++
      let here = true
      return {
        choose: (view, dice) => choose?.() ?? dice.pick(rules.legal(view, seat)),
        async dispose() {
          if (!here) throw new Error('it has left already')
          here = false
          await Promise.resolve()
          count.left++
        },
      }
    },
  }
  return { bot, count }
}

describe('bots leave their seats', () => {
  it.each([undefined, () => {}])('when a match is over, on the bare rules and on record', async onRecord => {
    const { bot, count } = counting()
    await simulate(boxed, { options, games: 3, bots: [bot], seed: 's', ...(onRecord && { onRecord }) })
    expect(count).toEqual({ joined: 6, left: 6 })
  })

  it('when a match fails, whoever failed', async () => {
    const { bot, count } = counting()
    const broken = counting(() => Promise.reject(new Error('out of ideas')))
    const bots = [bot, { ...broken.bot, id: 'broken' }]
    await expect(simulate(boxed, { options, games: 1, bots, seed: 's' })).rejects.toThrow('out of ideas')
    expect([count, broken.count]).toEqual([
      { joined: 1, left: 1 },
      { joined: 1, left: 1 },
    ])
  })

  it('when another bot cannot join', async () => {
    const { bot, count } = counting()
    const late: Bot<Hexapawn> = {
      ...randomBot(),
      id: 'late',
      join() {
        throw new Error('the door is shut')
      },
    }
    await expect(simulate(boxed, { options, games: 1, bots: [bot, late], seed: 's' })).rejects.toThrow(
      'the door',
    )
    expect(count).toEqual({ joined: 1, left: 1 })
  })

  it('when a match is broken off in the middle', async () => {
    const { bot, count } = counting()
    let games = 0
    /** As where Ctrl-C ends a match: nothing in it runs any more. */
    const watched = <R>(work: () => R): R => {
      const result = work()
      if (++games === 2) throw new Interrupted()
      return result
    }
    const tally = await simulate(boxed, { options, games: 5, bots: [bot], seed: 's', watched })
    expect(tally.games).toBe(1)
    expect(count).toEqual({ joined: 4, left: 4 })
  })

  it('and one that fails to is named', async () => {
    const stuck: Bot<Hexapawn> = {
      ...randomBot(),
      id: 'stuck',
      join: (rules, seat) => ({
        ...randomBot<Hexapawn>().join(rules, seat),
        dispose() {
          throw new Error('the chair sticks')
        },
      }),
    }
    const play = simulate(boxed, { options, games: 1, bots: [stuck], seed: 's' })
    await expect(play).rejects.toThrow(BotFault)
    await expect(play).rejects.toThrow('stuck, step 0: the chair sticks')
  })

  it('of a campaign, its battles and its decisions', () =>
    tourBox.open(async box => {
      const count = { joined: 0, left: 0 }
      const decider = campaignBotsFor(box)[0]
      if (!decider || !('join' in decider)) throw new Error('the tour has a bot')
      const counted: typeof decider = {
        ...decider,
        join(rules, seat, model) {
          count.joined++
          return { ...decider.join(rules, seat, model), dispose: () => void count.left++ }
        },
      }
      await simulateCampaign(box, {
        options: box.campaign.scenarios[0].options,
        campaigns: 2,
        decider: counted,
        battler: randomBot(),
        seed: 's',
      })
      expect(count).toEqual({ joined: 2, left: 2 })
    }))
})
