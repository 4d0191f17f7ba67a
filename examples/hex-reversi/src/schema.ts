import { amount, entries, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'

/** What the data files and the options of a match may say. Titles and descriptions are for set-up screens. */

/** The names of the seats; a match for three has the first three of them. */
export const SEATS = ['red', 'green', 'blue', 'yellow', 'purple', 'cyan'] as const
export const PASS_RULES = ['when-stuck', 'free'] as const
/** What kind of place a hex is: how safe a disc is on it. */
export const ZONES = ['corner', 'besideCorner', 'edge', 'inner'] as const
export const TEMPERS = ['sprout', 'gardener'] as const

export type SeatName = (typeof SEATS)[number]
export type Zone = (typeof ZONES)[number]
export type TemperName = (typeof TEMPERS)[number]

const MOST_RADIUS = 6
/** Of the largest board. */
export const MOST_CELLS = 1 + 3 * MOST_RADIUS * (MOST_RADIUS + 1)

export const optionsSchema = v.strictObject({
  seats: whole('Seats', 'How many play.', 2, SEATS.length),
  radius: whole('Radius', 'Hexes from the middle of the board to its edge.', 3, MOST_RADIUS),
  discs: whole('Start discs', 'Discs that each seat has on the board at the start.', 2, 4),
  turns: whole('Turn limit', 'After this many turns of all seats together, the discs are counted.', 2, 500),
  pass: titled(
    'Passing',
    'when-stuck: only a seat that cannot place a disc passes. free: anybody may pass, and when all do, it is over.',
    v.picklist(PASS_RULES),
  ),
})

const temper = titled(
  'Temper',
  'What a bot values, and how far it looks.',
  v.strictObject({
    weights: titled(
      'Weights',
      'What a disc is worth to the bot, by where it lies.',
      entries(ZONES, amount('Weight', 'Of one disc.', -100, 100)),
    ),
    endgame: amount('Endgame', 'When less than this share of the board is empty, only discs count.', 0, 1),
    replies: whole('Replies', 'For how many of its best actions it looks at the reply.', 0, 127),
  }),
)

export const botsSchema = titled('Bots', 'The tempers of the bots.', entries(TEMPERS, temper))

export type Options = v.InferOutput<typeof optionsSchema>
export type Temper = v.InferOutput<typeof temper>
