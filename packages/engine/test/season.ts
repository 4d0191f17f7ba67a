import * as v from 'valibot'
import { type Campaign, type CampaignTypes, checkAgainst, openInformation } from '../src/index.ts'
import { type RaceTypes, race } from './race.ts'

/**
 * A season of races, made for testing campaigns: training without dice, wages with them, races to enter, and a
 * decision that breaks in the middle. It ends with three races won or ten days gone.
 */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))
const options = v.strictObject({ purse: count, goal: v.pipe(count, v.minValue(1)) })
const state = v.strictObject({
  purse: count,
  day: count,
  /** How much nearer the goal is for all the training. */
  trained: count,
  won: count,
  due: v.boolean(),
})
const action = v.strictObject({ type: v.picklist(['train', 'work', 'enter', 'break']) })

export type SeasonOptions = v.InferOutput<typeof options>
export type Season = v.InferOutput<typeof state>
export type Decision = v.InferOutput<typeof action>
export type SeasonEvent =
  | { type: 'earned'; gold: number }
  | { type: 'trained' | 'entered' }
  | { type: 'raced'; won: boolean; at: number }

const RACES = 3
const DAYS = 10

/** The types of the campaign under one name. */
export interface SeasonTypes extends CampaignTypes {
  readonly state: Season
  readonly action: Decision
  readonly event: SeasonEvent
  readonly options: SeasonOptions
  readonly tables: SeasonOptions
  readonly battle: RaceTypes
}

export const season: Campaign<SeasonTypes> = {
  id: 'season',
  title: 'Season',
  version: 2,
  about: { summary: 'A season of races.', players: '1', length: '5 minutes' },
  options,
  state,
  action,
  scenarios: [{ id: 'usual', title: 'A season', options: { purse: 3, goal: 9 } }],
  battles: race,
  load({ purse, goal }) {
    const outcome = (s: Season) => {
      if (s.due) return undefined
      if (s.won >= RACES) return { scores: [1], reason: 'champion', values: { gold: s.purse, days: s.day } }
      if (s.day >= DAYS) return { scores: [0], reason: 'days-spent', values: { gold: s.purse, days: s.day } }
      return undefined
    }
    const toAct = (s: Season) => (s.due || outcome(s) ? [] : [0])
    const legal = (s: Season, seat: number): Decision[] => {
      if (!toAct(s).includes(seat)) return []
      const always: Decision[] = [{ type: 'work' }, { type: 'enter' }]
      return s.purse > 0 && s.trained < goal - 1 ? [...always, { type: 'train' }] : always
    }
    const check = checkAgainst(legal, 'not-now', 'This is no time for it.')
    return {
      seats: ['trainer'],
      limit: DAYS * 3,
      tables: { purse, goal },
      setup: dice => ({ purse: purse + dice.d(2), day: 0, trained: 0, won: 0, due: false }),
      toAct,
      legal,
      check: (s, seat, asked) => (asked.type === 'break' && !s.due ? undefined : check(s, seat, asked)),
      apply(s, _seat, taken, dice, emit) {
        switch (taken.type) {
          case 'work': {
            const gold = dice.d(4)
            s.purse += gold
            s.day++
            emit({ type: 'earned', gold })
            break
          }
          case 'train':
            s.purse--
            s.trained++
            emit({ type: 'trained' })
            break
          case 'enter':
            s.day++
            s.due = true
            emit({ type: 'entered' })
            break
          case 'break':
            s.purse = 99
            throw new Error('the bank is closed')
        }
      },
      outcome,
      battle: s =>
        s.due
          ? { options: { goal: goal - s.trained, faces: 6 }, seat: 0, bots: ['random', 'random'] }
          : undefined,
      settle(s, { outcome: raced, state: last, seat }, _dice, emit) {
        const won = raced.scores[seat] === 1
        if (won) s.won++
        s.purse += last.at[0]
        s.due = false
        emit({ type: 'raced', won, at: last.at[0] })
      },
      ...openInformation<Season>(s => ({ ...s })),
      forecast: (_view, _seat, asked) => ({
        odds:
          asked.type === 'work'
            ? [
                {
                  of: 'gold',
                  outcomes: [1, 2, 3, 4].map(value => ({ value, chance: 0.25 })),
                  factors: [],
                },
              ]
            : [],
      }),
    }
  },
}
