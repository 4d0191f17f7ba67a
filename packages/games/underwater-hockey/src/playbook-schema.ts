import { amount, chance as share, titled } from '@sextant/scene/kit'
import * as v from 'valibot'

const weight = (title: string, description: string) => amount(title, description, 0, 1000)
const tiles = (title: string, description: string) => amount(title, description, 0, 49)

/** The numbers of the playbook: how the proposed plans weigh what they see. */
export const playbookSchema = titled(
  'Playbook',
  'How the proposed plans are made.',
  v.strictObject({
    shifts: titled(
      'Shifts',
      'Who is under water and who breathes.',
      v.strictObject({
        underAtMost: amount(
          'Under at most',
          'Units of a team that are sent under water at the same time.',
          1,
          5,
        ),
        reserve: amount('Reserve', 'Breath at which a unit goes up.', 0, 20),
        diveShare: share('Breath to dive', 'Share of full lungs that a unit wants before it dives.'),
        diveWithin: tiles('Dive within', 'A unit dives when it is this near to where it is needed.'),
        rush: amount('Rush', 'Turns after a kickoff in which the forwards dive for the puck.', 0, 50),
      }),
    ),
    carry: titled(
      'Carrying',
      'How the holder chooses its way; tiles nearer to the goal are the measure.',
      v.strictObject({
        goal: weight('Goal', 'What a goal is worth.'),
        ownGoal: weight('Own goal', 'What an own goal costs.'),
        advance: weight('Advance', 'What a tile nearer to the goal is worth.'),
        threat: titled(
          'Threat',
          'What an opponent with certain steals costs at 1, 2 and 3 tiles.',
          v.strictTuple([
            weight('At 1', 'Next to it.'),
            weight('At 2', 'Two away.'),
            weight('At 3', 'Three away.'),
          ]),
        ),
        threatFacing: weight(
          'Threat, facing',
          'Times it for an opponent that faces the tile, and will try to steal there.',
        ),
        threatAbove: share('Threat from above', 'Share of it for an opponent at the surface.'),
        threatBehind: share('Threat from behind', 'Share of it for an opponent farther from its goal.'),
        robbed: weight('Robbed', 'What a certain steal in this turn costs.'),
        breath: weight('Breath', 'What each breath short of the reserve and the spare costs.'),
        spare: amount('Spare breath', 'Breath above the reserve that the unit with the puck needs.', 0, 20),
      }),
    ),
    pass: titled(
      'Passing',
      'How the holder chooses a pass.',
      v.strictObject({
        cost: weight('Cost', 'What passing costs.'),
        gain: weight('Gain', 'Tiles that the receiver may swim on, for each of its speed.'),
        above: weight('Above', 'What an opponent over the way of the puck costs.'),
        tired: weight('Tired', 'What a receiver that is short of breath costs.'),
        loose: weight('Loose', 'What a puck that nobody catches costs.'),
        looseWhenRobbed: share(
          'Loose when robbed',
          'Chance of being robbed at which the puck is let go instead.',
        ),
      }),
    ),
    swim: titled(
      'Swimming',
      'How a unit chooses its way to where it is needed.',
      v.strictObject({
        distance: weight('Distance', 'What a tile farther away costs.'),
        facing: weight('Facing', 'What each 60° that it then has to turn costs.'),
        stroke: weight('Stroke', 'What each stroke costs.'),
        mate: weight('Teammate', 'What a tile costs on which a teammate is.'),
        opponent: weight('Opponent', 'The same for an opponent.'),
        crossed: weight('Crossed', 'What it costs to stop on the way of a teammate.'),
        curl: weight('Curl', 'What a curl costs.'),
        jitter: weight(
          'Jitter',
          'How much equal ways differ from turn to turn, so that nobody is stuck forever.',
        ),
      }),
    ),
    press: titled(
      'Pressing',
      'How opponents converge on the holder.',
      v.strictObject({
        beside: weight('Beside', 'What it is worth to stop next to the holder and face it.'),
        behind: weight('Behind', 'What it costs to be farther from the own goal than the holder.'),
      }),
    ),
    shape: titled(
      'Shape',
      'Where units keep that are not at the puck, in tiles.',
      v.strictObject({
        cover: share('Cover', 'How far from the own goal to the puck the covering unit keeps.'),
        coverPull: share('Cover follows', 'How far it follows the puck across the pool.'),
        keeper: tiles('Keeper', 'Rows that the last unit keeps before the own goal.'),
        keeperPull: share('Keeper follows', 'How far it follows the puck across the pool.'),
        keeperUnder: tiles('Keeper dives', 'It is under water when the puck is this near to the own goal.'),
        keeperUnderFree: tiles('Keeper dives, free puck', 'The same while nobody has the puck.'),
        save: tiles(
          'Save',
          'A unit above the way of the puck dives into it when it would come this near to the own goal; the keeper swims into it.',
        ),
        keeperUp: share('Keeper up', 'How far from the own goal to the puck it keeps while its team has it.'),
        coverUnder: tiles(
          'Cover dives',
          'How near the puck is to the own goal when the covering unit dives.',
        ),
        coverUnderFree: tiles('Cover dives, free puck', 'The same while nobody has the puck.'),
        flank: tiles('Flank', 'Columns between a free puck and the two who wait for the pass.'),
        flankBehind: tiles('Flank behind', 'Rows that these two keep behind it.'),
        wing: tiles('Wing', 'Columns between the puck and a wing.'),
        wingAhead: tiles('Wing ahead', 'Rows that wings wait ahead of the puck.'),
        outlet: tiles('Outlet', 'Rows behind the holder where a pass back is offered.'),
        block: tiles('Block', 'Tiles before the holder where its way to the goal is closed.'),
        sweeper: tiles('Sweeper', 'Rows behind the holder where a unit waits for lost pucks.'),
      }),
    ),
    taste: titled(
      'Tasks',
      'Who takes which task.',
      v.strictObject({
        time: weight('Time', 'What each turn on the way there costs.'),
        tired: weight('Tired', 'What it costs to send a unit under that is short of breath.'),
        forwardBack: weight('Forward in defense', 'What a forward in the task of a back costs.'),
        backForward: weight('Back in attack', 'What a back in the task of a forward costs.'),
        keeper: weight('Keeper', 'What any unit but the center back before the goal costs.'),
        rush: weight(
          'Rush',
          'What any unit but the forward of that side costs in the rush for the puck at kickoff.',
        ),
        wrongSide: weight('Wrong side', 'What a left unit on the right side costs, and the other way round.'),
      }),
    ),
  }),
)

export type Playbook = v.InferOutput<typeof playbookSchema>
