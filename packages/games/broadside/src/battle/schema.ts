import { chance, flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { AMMO, LOOT, MENU, TEMPERS, WEAPONS } from './schema-names.ts'

/** The data files and the options of a duel. Titles and descriptions are for set-up screens. */

const modifier = whole('Bonus', 'Added to the sum of the dice.', -99, 99)
const count = whole('Dice', 'How many are rolled.', 1, 9)
const faces = whole('Faces', 'Of each die.', 1, 100)

/** Roll(f, n, b) of the procedure, where `b` falls or rises with the distance. */
const rollSchema = titled(
  'Roll',
  'Dice, added up with a bonus; below zero counts as zero.',
  v.strictObject({
    faces,
    count,
    bonus: modifier,
    perDistance: whole('By distance', 'Added for each mark of distance: −1 makes far shots weaker.', -9, 9),
  }),
)

/** Roll(f, n, b) where distance does not matter: items and loot. */
const plainRollSchema = v.strictObject({ faces, count, bonus: modifier })

const reach = {
  least: whole('Least distance', 'Nearer than this it cannot be done.', 0, 20),
  most: whole('Most distance', 'Farther than this it cannot be done.', 0, 20),
}
const harm = { hull: rollSchema, crew: rollSchema }

export const chaseSchema = titled(
  'Chase',
  'A side that gains with its whole turn, and is closed on with the whole of the other’s, keeps its distance only so often. Then the chaser closes in and holds on: through its next turn the runner cannot gain. Without this a chase may go on till the turn limit.',
  v.strictObject({
    times: whole('Times', 'From this time on the chaser closes in.', 1, 6),
    closes: whole('Closes in by', 'Marks of distance, never nearer than the chaser comes by itself.', 1, 20),
  }),
)

export const rulesetSchema = titled(
  'Ruleset',
  'Every number of the combat procedure.',
  v.strictObject({
    initiative: titled('Initiative', 'Who rolls higher begins.', v.strictObject({ faces, count })),
    distance: titled(
      'Distance',
      'Marks on the rope between the two.',
      v.strictObject({
        first: whole('First distance', 'Where the two meet.', 0, 19),
        farthest: whole('Farthest', 'A side that gains to this distance has fled.', 1, 20),
      }),
    ),
    turns: titled(
      'Turns',
      'A turn is all actions of one side in a row.',
      v.strictObject({
        actions: whole('Actions in a turn', 'Of one side, before the other acts.', 1, 6),
        limit: whole('Turn limit', 'After this many turns the two lose sight of each other.', 1, 500),
      }),
    ),
    chase: v.exactOptional(chaseSchema),
    brace: whole('Brace', 'Taken off each of the other’s rolls against the crew of a braced ship.', 0, 99),
    attacks: titled(
      'Attacks',
      'Where they can be made, and what they cost the other.',
      v.strictObject({
        cannon: v.strictObject({ ...reach, ball: v.strictObject(harm), grape: v.strictObject(harm) }),
        rifle: v.strictObject({ ...reach, ...harm }),
        board: titled(
          'Boarding party',
          'The defender loses one die with as many faces as the attacker has crew.',
          v.strictObject({
            ...reach,
            defender: v.strictObject({ bonus: modifier }),
            attacker: plainRollSchema,
          }),
        ),
      }),
    ),
    items: titled(
      'Items',
      'What one from the store gives back.',
      v.strictObject({ shoring: plainRollSchema, dressing: plainRollSchema }),
    ),
  }),
)

/** One action of a monster or a ghost ship. All of its parts are optional, and happen in this order. */
const powerSchema = titled(
  'Power',
  'An action that only this combatant has.',
  v.strictObject({
    ...reach,
    breath: whole('Breath', 'Taken from its breath; without enough it cannot be done.', 0, 9),
    shift: whole('Shift', 'Changes the distance first, never to 6 or beyond.', -20, 20),
    hull: v.exactOptional(rollSchema),
    crew: v.exactOptional(rollSchema),
    grips: v.exactOptional(flag('Grips', 'Through the other’s next turn, the other cannot gain.')),
    dives: v.exactOptional(flag('Dives', 'Until its own next turn it cannot be shot at.')),
  }),
)

export const lootSchema = v.strictObject({
  what: v.picklist(LOOT),
  chance: chance('Chance', 'That this line of the table comes true.'),
  ...plainRollSchema.entries,
})

const store = (title: string, description: string) => whole(title, description, 0, 999)
const kindId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,40}$/, 'a kind is named in lower case, as sea-serpent'),
)

export const combatantSchema = v.strictObject({
  kind: v.pipe(kindId, v.title('Kind'), v.description('What it is: sloop, kraken.')),
  name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.title('Name'))),
  hull: whole('Hull', 'Hit points at the start.', 1, 999),
  hullMax: whole('Full hull', 'Shoring never repairs beyond it.', 1, 999),
  crew: v.exactOptional(whole('Crew', 'At the start; monsters and ghost ships have none.', 1, 999)),
  crewMax: v.exactOptional(whole('Full crew', 'Dressings never heal beyond it.', 1, 999)),
  ammo: v.strictObject({
    ball: store('Balls', 'A1: shots of standard balls.'),
    grape: store('Grape', 'A2: shots of grape.'),
    rifle: store('Rifle rounds', 'A3: rifle volleys.'),
  }),
  loaded: v.pipe(v.picklist(AMMO), v.title('Loaded'), v.description('AT at the start.')),
  stores: v.strictObject({
    shoring: store('Shoring', 'IS: times the hull can be shored.'),
    dressing: store('Dressings', 'ID: times wounds can be dressed.'),
  }),
  breath: whole('Breath', 'For powers that need it.', 0, 99),
  initiative: whole('Initiative', 'Bonus on the roll for who begins.', -20, 20),
  boarding: flag('Can be boarded', 'Sea monsters cannot.'),
  immune: v.pipe(
    v.array(v.picklist(WEAPONS)),
    v.maxLength(WEAPONS.length),
    v.title('Immune'),
    v.description('Weapons that do nothing to it.'),
  ),
  nearest: whole('Nearest', 'By itself it never comes nearer than this.', 0, 19),
  laden: flag('Laden', 'Heavy with cargo: only with the first action of a turn can it gain.'),
  menu: v.pipe(
    v.array(v.picklist(MENU)),
    v.maxLength(MENU.length),
    v.title('Menu'),
    v.description('What it can do of the Actions Menu.'),
  ),
  powers: titled(
    'Powers',
    'Actions of its own.',
    v.strictObject({
      sweep: v.exactOptional(powerSchema),
      grip: v.exactOptional(powerSchema),
      dive: v.exactOptional(powerSchema),
      lunge: v.exactOptional(powerSchema),
      bite: v.exactOptional(powerSchema),
      slip: v.exactOptional(powerSchema),
      wail: v.exactOptional(powerSchema),
    }),
  ),
  loot: v.pipe(v.array(lootSchema), v.maxLength(20), v.title('Loot')),
  escape: chance('Escape', 'What getting away is worth to it as a score; the other gets the rest of 1.'),
  temper: v.pipe(v.picklist(TEMPERS), v.title('Temper'), v.description('How bots play it.')),
})

/** Combatants by kind, as `data/ships.json` and `data/combatants.json` give them. */
export const combatantsSchema = v.record(kindId, combatantSchema)

/** `data/scenarios.json`: kinds of combatants that meet. */
export const scenariosSchema = v.pipe(
  v.array(
    v.strictObject({
      id: kindId,
      title: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      sides: v.strictTuple([kindId, kindId]),
    }),
  ),
  v.minLength(1),
)

export const optionsSchema = v.strictObject({
  ruleset: rulesetSchema,
  sides: v.strictTuple([combatantSchema, combatantSchema]),
})

export type Options = v.InferOutput<typeof optionsSchema>
export type Ruleset = Options['ruleset']
export type Combatant = v.InferOutput<typeof combatantSchema>
export type Power = v.InferOutput<typeof powerSchema>
export type Roll = v.InferOutput<typeof rollSchema>
export type PlainRoll = v.InferOutput<typeof plainRollSchema>
export type LootEntry = v.InferOutput<typeof lootSchema>
