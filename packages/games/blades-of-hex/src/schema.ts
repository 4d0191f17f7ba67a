import { amount, chance, flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'

/** What the data files and the options of a match may say. Titles and descriptions are for set-up screens. */

export const ARMIES = ['red', 'blue'] as const
export const FACTIONS = [...ARMIES, 'neutral'] as const
export const TRAITS = ['hunting', 'fortitude', 'fragile'] as const

export type Army = (typeof ARMIES)[number]
export type Faction = (typeof FACTIONS)[number]
/** The id of a kind of unit, as the ruleset names it: `cavalry`. */
export type Kind = string
export type Trait = (typeof TRAITS)[number]

export const army = v.picklist(ARMIES)
export const faction = v.picklist(FACTIONS)
export const kind = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a kind of unit is named in lower case, as cavalry'),
  v.title('Kind of unit'),
)

/** A cell by its axial coordinates, as maps name it. */
export const cellName = v.pipe(
  v.string(),
  v.regex(/^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/, 'a cell is written q,r, as -5,0'),
  v.title('Cell'),
  v.description('Axial coordinates, written q,r.'),
)
export const regionId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a region is named in lower case, as left'),
  v.title('Region'),
)

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

const unitType = titled(
  'Unit',
  'What one kind of unit can do.',
  v.strictObject({
    attack: whole('Attack', 'Damage of a blow before anything changes it.', 0, 999),
    health: whole('Health', 'Health of a fresh unit, and the most it can have.', 1, 9999),
    speed: whole('Speed', 'Hexes in one move.', 0, 20),
    range: whole('Range', 'Hexes to the farthest unit it can attack.', 1, 20),
    cost: whole('Cost', 'Gold to recruit one.', 0, 9999),
    melee: flag('Melee', 'Strikes hand to hand at a neighbor, who can strike back.'),
    traits: v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length), v.title('Traits')),
    name: v.exactOptional(
      titled(
        'Name',
        'By language, English always; for kinds that the catalogues do not name.',
        v.objectWithRest({ en: word }, word),
      ),
    ),
    icon: v.exactOptional(
      titled('Icon', 'A drawing in data/icons.json; without it, the one named like the kind.', word),
    ),
    glyph: v.exactOptional(
      titled(
        'Glyph',
        'One or two characters for the terminal; without it, the first letter of the kind.',
        v.pipe(v.string(), v.minLength(1), v.maxLength(2)),
      ),
    ),
  }),
)

export const unitsSchema = titled(
  'Units',
  'The kinds of units, by id.',
  v.pipe(v.record(kind, unitType), v.minEntries(1), v.maxEntries(30)),
)

const coefficient = amount(
  'Coefficient',
  'Above 1 the attacker counters the target, below 1 it is countered.',
  0,
  10,
)
export const countersSchema = titled(
  'Counter table',
  'Attackers by row, targets inside each row. A pair that is left out is even: 1.',
  v.pipe(v.record(kind, v.pipe(v.record(kind, coefficient), v.maxEntries(30))), v.maxEntries(30)),
)

export const criticalsSchema = titled(
  'Critical strikes',
  'How likely they are and how hard they hit.',
  v.strictObject({
    multiplier: amount('Multiplier', 'Of a critical attack.', 1, 10),
    counterMultiplier: amount('Multiplier of counterattacks', 'Of a critical counterattack.', 1, 10),
    countering: chance('Chance when countering', 'With a coefficient above 1.'),
    even: chance('Chance when even', 'With a coefficient of 1.'),
    countered: chance('Chance when countered', 'With a coefficient below 1.'),
  }),
)

export const counterattacksSchema = titled(
  'Counterattacks',
  'How a unit strikes back at a neighbor who attacked it.',
  v.strictObject({
    power: amount('Power', 'Share of its attack that a unit strikes back with.', 0, 10),
    perTurn: whole('How often', 'Counterattacks of a unit from one of its turns to the next.', 0, 99),
  }),
)

export const traitsSchema = titled(
  'Traits',
  'What a unit with the trait gains or suffers.',
  v.strictObject({
    hunting: titled(
      'Hunting',
      'Both bonuses are added up.',
      v.strictObject({
        afterMoving: amount('After moving', 'Added to damage dealt in a turn in which it moved.', 0, 10),
        abroad: amount('Abroad', 'Added to damage dealt in a region its army does not hold.', 0, 10),
      }),
    ),
    fortitude: titled(
      'Fortitude',
      'For a unit on a city.',
      v.strictObject({
        damageTaken: amount('Damage taken', 'Share of damage that a unit on a city takes.', 0, 10),
        counterCritical: chance('Critical counterattacks', 'Chance of one for a unit on a city.'),
        healing: amount('Healing', 'Share of full health that a unit on a city regains each round.', 0, 1),
      }),
    ),
    fragile: titled(
      'Fragile',
      'For a unit attacked hand to hand.',
      v.strictObject({
        damageTaken: amount('Damage taken', 'Share of damage taken from hand to hand attacks.', 0, 10),
      }),
    ),
  }),
)

export const economySchema = titled(
  'Economy',
  'Where gold comes from.',
  v.strictObject({
    start: whole('Gold at the start', 'Of each army.', 0, 9999),
    income: whole('Income', 'Gold for each city held, at the end of one’s turn.', 0, 999),
    reward: whole('Reward', 'Gold for taking a neutral city.', 0, 999),
    plunder: chance('Plunder', 'Share of the gold behind an enemy city that is taken with it.'),
  }),
)

export const limitsSchema = titled(
  'Limits',
  'When the match ends at the latest.',
  v.strictObject({
    rounds: whole('Rounds', 'After the last one, what each army holds decides the match.', 1, 500),
  }),
)

const bound = v.optional(v.pipe(v.number(), v.integer(), v.minValue(-20), v.maxValue(20)))
export const mapSchema = titled(
  'Map',
  'A hexagon of cells in regions with one city each.',
  v.strictObject({
    radius: whole('Radius', 'Of the hexagon of cells around 0,0.', 1, 20),
    regions: v.pipe(
      v.array(
        v.strictObject({
          id: regionId,
          city: v.pipe(cellName, v.title('City')),
          holder: v.pipe(faction, v.title('Holder at the start')),
          within: titled(
            'Extent',
            'The cells within these bounds that no region before it has.',
            v.strictObject({ minQ: bound, maxQ: bound, minR: bound, maxR: bound }),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(50),
      v.title('Regions'),
    ),
  }),
)

export const startSchema = titled(
  'Start',
  'Who begins and which units stand where.',
  v.strictObject({
    first: v.pipe(army, v.title('First army')),
    units: v.pipe(
      v.array(v.strictObject({ army: faction, kind, at: cellName })),
      v.maxLength(500),
      v.title('Units'),
    ),
  }),
)

export const rulesSchema = titled(
  'Rules',
  'Every number of the game; change what you like.',
  v.strictObject({
    units: unitsSchema,
    counters: countersSchema,
    criticals: criticalsSchema,
    counterattacks: counterattacksSchema,
    traits: traitsSchema,
    economy: economySchema,
  }),
)

export const optionsSchema = v.strictObject({
  rules: rulesSchema,
  scenario: titled(
    'Scenario',
    'Where and with what it is played.',
    v.strictObject({ limits: limitsSchema, map: mapSchema, start: startSchema }),
  ),
})

export type Options = v.InferOutput<typeof optionsSchema>
export type Ruleset = Options['rules']
export type Scenario = Options['scenario']
export type UnitType = v.InferOutput<typeof unitType>
