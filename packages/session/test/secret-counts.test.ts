import { describe, expect, test } from 'vitest'
import { newMatch, resumedMatch } from '../src/index.ts'
import { drillBox } from './drill.ts'
import { commit, openDrill, plan } from './drill-session.ts'
import { botsThat, settled } from './fixtures.ts'

const record = () => newMatch(drillBox, { seed: 'counts' }).record

const played = (seed: string) =>
  newMatch(drillBox, { scenario: 'small', players: ['person', 'a'], seed }).record

/** A person plans `times` times, then commits; what the bot is asked after that. */
async function askedAfter(times: number, seed = 'test'): Promise<unknown> {
  const asked: unknown[] = []
  const bots = botsThat({
    async choose(decision) {
      asked.push(decision)
      return { type: 'commit' }
    },
  })
  const { session } = openDrill([], { bots, record: played(seed) })
  await settled(session)
  for (let time = 0; time < times; time++) await plan(session)
  await commit(session)
  return asked[0]
}

test('the dice of a bot do not follow from what is public, but from the seed', async () => {
  const seedOf = async (seed: string) => ((await askedAfter(0, seed)) as { readonly seed: string }).seed
  const asked = await seedOf('test')
  expect(asked).toMatch(/^[0-9a-f]{64}$/)
  expect(await seedOf('test')).toBe(asked)
  expect(await seedOf('another')).not.toBe(asked)
  const { commitment, contributions = [] } = played('test')
  const hashes = [commitment, ...contributions.map(({ hash }) => hash)]
  expect(hashes.flatMap(hash => [hash, `a/${hash}/1/1`])).not.toContain(asked)
})

describe('how often a plan was changed in secret', () => {
  test('is in nothing that a client tells other viewers', async () => {
    const told = await Promise.all(
      [0, 1, 5].map(async times => {
        const client = drillBox.open(({ game }) => {
          const opened = resumedMatch({ game }, record())
          return {
            plan: async () => opened.submit(0, opened.legal(0)[1]),
            commit: async (seat: number) => opened.submit(seat, opened.legal(seat)[0]),
            told: () =>
              [1, 'spectator' as const].map(viewer => [opened.seqFor(viewer), opened.heard(viewer)]),
          }
        })
        for (let time = 0; time < times; time++) await client.plan()
        const before = client.told()
        await client.commit(0)
        return [before, client.told()]
      }),
    )
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
    expect(told[0]).toMatchObject([
      [
        [0, [{ step: 0 }]],
        [0, [{ step: 0 }]],
      ],
      [
        [1, [{ step: 0 }, { step: 1, events: [{ type: 'committed' }] }]],
        [1, [{ step: 0 }, { step: 1 }]],
      ],
    ])
  })

  test('decides nothing about what a bot is asked, nor about its dice', async () => {
    const [none, once, often] = [await askedAfter(0), await askedAfter(1), await askedAfter(5)]
    expect(none).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(once).toEqual(none)
    expect(often).toEqual(none)
  })
})
