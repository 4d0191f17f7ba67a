import { entries, flag, titled, whole } from '@sextant/scene/kit'
import * as v from 'valibot'
import { TERRAINS } from './names.ts'

const terrain = titled(
  'Terrain',
  'One kind of ground.',
  v.strictObject({
    weight: whole('Weight', 'How often it is drawn, compared with the others.', 0, 1000),
    difficult: flag('Difficult', 'A move that enters it costs more.'),
    sight: v.pipe(
      v.picklist(['clear', 'partial', 'blocking']),
      v.title('Sight'),
      v.description('Whether one can see through it; partial hexes add up.'),
    ),
    cover: flag('Cover', 'Units on it are harder to wound by shots.'),
  }),
)

const traits = titled(
  'Traits',
  'What the traits of units and weapons do.',
  v.strictObject({
    on: flag('Traits', 'Units have their traits.'),
    fast: whole('Fast', 'Added to the speed.', 0, 12),
    slow: whole('Slow', 'Taken off the speed.', 0, 12),
    slowest: whole('Slowest', 'The least speed that a slow unit has.', 1, 12),
    tough: whole('Tough', 'Added to the wounds.', 0, 12),
    sniper: whole('Sniper', 'Added to what is needed to hit, if the unit has not moved.', -5, 5),
    blast: whole('Blast', 'Hits on each unit next to the target.', 0, 6),
    regeneration: whole('Regeneration', 'What a die must show to ignore a failed save.', 2, 6),
    stealth: whole('Stealth', 'Added to what is needed to hit from afar.', -5, 5),
    medic: whole('Medic', 'Wounds that a friend regains.', 1, 12),
    furious: whole('Furious', 'Melee dice after moving.', 0, 12),
    relentless: whole('Relentless', 'Hits from afar that each 6 adds.', 0, 6),
    scoutRows: whole('Scout', 'Rows that it deploys further in.', 0, 20),
    scoutDistance: whole('Scout distance', 'Hexes between it and enemies there, at least one more.', 0, 40),
  }),
)

export const rulesetSchema = titled(
  'Rules',
  'Everything that basic and advanced rules do differently, and every number.',
  v.strictObject({
    terrain: titled('Terrain', 'The kinds of ground.', entries(TERRAINS, terrain)),
    map: titled(
      'Drawn maps',
      'How maps are drawn.',
      v.strictObject({
        mirror: flag('Mirror', 'One half is drawn, the other is its image.'),
        tries: whole('Tries', 'Maps that are drawn before one is mended.', 1, 1000),
        difficultShare: whole('Difficult ground', 'One hex in this many of a zone, at most.', 1, 20),
      }),
    ),
    movement: titled(
      'Movement',
      'What difficult ground costs.',
      v.strictObject({
        surcharge: whole('Surcharge', 'Added to the cost of a move through difficult ground.', 0, 6),
        perHex: flag('For each hex', 'The surcharge is paid for each difficult hex, not once a move.'),
      }),
    ),
    rolls: titled(
      'Rolls',
      'The limits of what dice must show, after all modifiers.',
      v.strictObject({
        least: whole('Least', 'Below this no target number falls.', 1, 6),
        most: whole('Most', 'Above this no target number rises.', 1, 6),
      }),
    ),
    weaponChoice: flag('Choice of weapon', 'A unit may attack with any of its weapons, not only the first.'),
    openingAttacks: titled(
      'First turn',
      'A limit on attacks in the first turn of the battle.',
      v.strictObject({
        on: flag('Limit', 'Only some units may attack in the first turn.'),
        outOf: whole('One in', 'One unit in this many may attack.', 1, 12),
      }),
    ),
    far: whole('Far', 'More hexes than this are far.', 0, 40),
    sight: titled(
      'Line of sight',
      'Shots need a clear line.',
      v.strictObject({
        on: flag('Line of sight', 'What is not seen cannot be shot at.'),
        partial: whole('Partial hexes', 'This many on the line block it.', 1, 20),
      }),
    ),
    cover: titled(
      'Cover',
      'Against shots.',
      v.strictObject({
        on: flag('Cover', 'Some terrain gives cover.'),
        save: whole('Save', 'Added to what is needed to save.', -5, 5),
      }),
    ),
    overwatch: titled(
      'Overwatch',
      'Shots in the other player’s turn.',
      v.strictObject({
        on: flag('Overwatch', 'Units may watch.'),
        hit: whole('Hit', 'Added to what is needed to hit.', -5, 5),
      }),
    ),
    traits,
    objectives: flag('Objectives', 'The scenario’s victory conditions count.'),
  }),
)

export type Ruleset = v.InferOutput<typeof rulesetSchema>
