import { amount, chance, entries, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { chaseSchema, combatantSchema, rulesetSchema } from '../battle/schema.ts'
import type { LOOT } from '../battle/schema-names.ts'

/** The data files and the options of a voyage. Titles and descriptions are for set-up screens. */

/** What a port sells: repairs by the point of hull, hands by the head, and what goes into the holds. */
export const GOODS = ['hull', 'crew', 'ball', 'grape', 'rifle', 'shoring', 'dressing'] as const
/** How much of it at once: one, five, or as much as there is room and gold for. */
export const LOTS = ['one', 'five', 'fill'] as const
export const ITEMS = ['shoring', 'dressing'] as const
export const AMMUNITION = ['ball', 'grape', 'rifle'] as const

export type Good = (typeof GOODS)[number]
export type Lot = (typeof LOTS)[number]
export type Item = (typeof ITEMS)[number]
export type Ammunition = (typeof AMMUNITION)[number]
export type Loot = Record<(typeof LOOT)[number], number>

export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'ids are written in lower case, as far-verity'),
)

const place = titled(
  'Place',
  'A port or a waypoint, by where it lies on the chart.',
  v.strictObject({ id, x: amount('x', 'From the left.', 0, 9999), y: amount('y', 'From above.', 0, 9999) }),
)

const leg = titled(
  'Leg',
  'A way between two places, sailed in either direction.',
  v.strictObject({
    between: v.strictTuple([id, id]),
    days: whole('Days', 'To sail it.', 1, 99),
    risk: chance('Risk', 'That somebody is met on it.'),
    meets: v.pipe(
      v.record(id, whole('Weight', 'How often this enemy is the one that is met.', 1, 999)),
      v.maxEntries(60),
      v.title('Who is met'),
    ),
  }),
)

const coordinate = amount('Coordinate', 'A coast may lie beyond the edge of the chart.', -9999, 19_999)
const coast = v.pipe(v.array(v.strictTuple([coordinate, coordinate])), v.maxLength(500))

export const chartSchema = titled(
  'Chart',
  'Places, legs and coasts.',
  v.strictObject({
    width: whole('Width', 'Of the chart, in units of its own.', 1, 9999),
    height: whole('Height', 'Of the chart, in units of its own.', 1, 9999),
    home: v.pipe(id, v.title('Home port')),
    far: v.pipe(id, v.title('Far port')),
    places: v.pipe(v.array(place), v.minLength(2), v.maxLength(60), v.title('Places')),
    legs: v.pipe(v.array(leg), v.minLength(1), v.maxLength(200), v.title('Legs')),
    land: v.pipe(v.array(coast), v.maxLength(60), v.title('Coasts')),
  }),
)

const price = (title: string, description: string) => whole(title, description, 1, 999)
const port = titled(
  'Port',
  'What a port asks and pays, in gold.',
  v.strictObject({
    prices: v.strictObject({
      hull: price('Repair', 'A point of hull.'),
      crew: price('Hands', 'One hand for the crew.'),
      ball: price('Ball', 'One shot of ball.'),
      grape: price('Grape', 'One shot of grape.'),
      rifle: price('Rifle', 'One volley of rifle rounds.'),
      shoring: price('Shoring', 'One set.'),
      dressing: price('Dressing', 'One set.'),
    }),
    prizes: amount('Prizes', 'Share of a prize’s worth that is paid here.', 0, 10),
    refits: v.pipe(
      v.array(id),
      v.maxLength(60),
      v.title('Refits'),
      v.description('What the yard of this port fits.'),
    ),
  }),
)
export const portsSchema = titled(
  'Ports',
  'By the place they are at; other places are waypoints.',
  v.pipe(v.record(id, port), v.maxEntries(60)),
)

const enemy = titled(
  'Enemy',
  'What matters of an enemy outside the fight.',
  v.strictObject({
    slip: chance(
      'Slip',
      'The chance to slip away from it before a fight. 1 is an enemy that hunts nobody: it can always be let go, whatever is in tow.',
    ),
    menace: chance('Menace', 'How dangerous it is: for the colors of the chart and for bots.'),
    prize: v.exactOptional(
      titled(
        'Prize',
        'A ship whose crew is broken is taken as a prize.',
        v.strictObject({
          value: whole('Worth', 'Gold for the prize before the port’s share.', 0, 9999),
          strikes: v.pipe(
            v.boolean(),
            v.title('Strikes'),
            v.description(
              'It gives itself up before it goes down, and is a prize when its hull is broken too.',
            ),
          ),
        }),
      ),
    ),
  }),
)
export const enemiesSchema = titled('Enemies', 'By kind.', v.pipe(v.record(id, enemy), v.maxEntries(60)))

const refit = titled(
  'Refit',
  'A lasting improvement of the ship.',
  v.strictObject({
    cost: whole('Cost', 'In gold.', 1, 9999),
    slip: amount('Slip', 'Added to the chance to slip away.', 0, 1),
    risk: amount('Risk', 'Factor on the risk of every leg.', 0, 1),
  }),
)

export const numbersSchema = titled(
  'Voyage',
  'Every number of the voyage that is not on the chart.',
  v.strictObject({
    gold: whole('Gold at the start', 'In the purse when putting out from home.', 0, 9999),
    days: whole('Days', 'After this many the voyage is over.', 1, 400),
    prizesNeeded: whole('Prizes needed', 'To bring to the far port.', 0, 20),
    berths: whole('Prizes in tow', 'The most there can be.', 1, 20),
    towing: amount('Towing', 'Taken off the chance to slip away for each prize in tow.', 0, 1),
    chase: v.exactOptional(chaseSchema),
    escape: chance('Escape', 'What getting away from a fight is worth to the player’s ship, as a score.'),
    lots: titled(
      'Lots',
      'How much of each good is sold at once.',
      entries(GOODS, v.pipe(v.array(v.picklist(LOTS)), v.maxLength(LOTS.length), v.title('Lots'))),
    ),
    holds: titled(
      'Holds',
      'The most that can be carried.',
      v.strictObject({
        ball: whole('Ball', 'Shots.', 0, 999),
        grape: whole('Grape', 'Shots.', 0, 999),
        rifle: whole('Rifle', 'Volleys.', 0, 999),
        shoring: whole('Shoring', 'Sets.', 0, 999),
        dressing: whole('Dressing', 'Sets.', 0, 999),
      }),
    ),
    score: titled(
      'Score',
      'What a voyage that reached the far port is worth.',
      v.strictObject({
        arrival: whole('Arrival', 'For the far port itself.', 0, 9999),
        gold: amount('Gold', 'For each gold in the purse.', 0, 100),
        prize: amount('Prizes', 'For each gold that a prize in tow is worth.', 0, 100),
        day: amount('Days', 'For each day left.', 0, 100),
      }),
    ),
    refits: v.pipe(v.record(id, refit), v.maxEntries(60), v.title('Refits')),
  }),
)

export const levelsSchema = titled(
  'Levels',
  'What makes a voyage easy or hard.',
  v.pipe(
    v.array(
      v.strictObject({
        id,
        title: v.string(),
        enemy: v.pipe(v.string(), v.title('Bot'), v.description('That fights for the enemies.')),
        own: v.pipe(
          v.string(),
          v.title('Own bot'),
          v.description('That fights for the player where a fight is played out.'),
        ),
        ship: v.pipe(id, v.title('Ship'), v.description('The kind of combatant that the player sails.')),
        gold: v.exactOptional(whole('Gold at the start', 'Where it is not the usual.', 0, 9999)),
        days: v.exactOptional(whole('Days', 'Where they are not the usual.', 1, 400)),
      }),
    ),
    v.minLength(1),
  ),
)

const botId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'the id of a bot, as cautious'))

/** Complete: the chart, the ports, every number, the duel's rules, and everybody who can be met. */
export const optionsSchema = v.strictObject({
  numbers: numbersSchema,
  chart: chartSchema,
  ports: portsSchema,
  enemies: enemiesSchema,
  duel: titled(
    'Duel',
    'The rules of fights, and the combatants by kind.',
    v.strictObject({
      ruleset: rulesetSchema,
      ship: combatantSchema,
      enemies: v.pipe(v.record(id, combatantSchema), v.maxEntries(60)),
    }),
  ),
  /** Ids of the bots that fight for the enemies, and for the player where a fight is played out. The name is that of records. */
  programs: v.strictObject({ enemy: botId, own: botId }),
})

export type Options = v.InferOutput<typeof optionsSchema>
export type Numbers = Options['numbers']
export type Chart = Options['chart']
export type Port = Options['ports'][string]
export type Enemy = Options['enemies'][string]
export type Refit = Numbers['refits'][string]
