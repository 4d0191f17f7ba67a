import { games } from '@sextant/games'
import { expect, test } from 'vitest'
import en from '../../src/i18n/en.json' with { type: 'json' }

/** The statistics add up what games count, without loading the games: the page has the words. */
test.each(games.map(listed => [listed.id, listed] as const))(
  'what %s counts has a name on the page',
  async (_id, listed) => {
    const box = await listed.load()
    const counted = box.open(({ game, show }) => {
      const { options } = game.scenarios[0]
      return Object.keys(show.load(game.load(options), options).report?.([]).tallies ?? {})
    })
    expect(counted.filter(name => !Object.hasOwn(en, `tally.${name}`))).toEqual([])
  },
)
