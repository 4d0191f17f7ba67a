import type { GameTypes, Rules } from '../game/game.ts'

/** What stays the same where other actions are put in the place of a game's own. */
export function passedOn<T extends GameTypes>(
  rules: Rules<T>,
): Pick<
  Required<Rules<T>>,
  'limit' | 'setup' | 'outcome' | 'view' | 'imagine' | 'copy' | 'hears' | 'reveals' | 'flaws'
> &
  Pick<Rules<T>, 'turn'> {
  const { turn } = rules
  return {
    limit: rules.limit,
    ...(turn && { turn: state => turn(state) }),
    setup: (dice, emit) => rules.setup(dice, emit),
    outcome: state => rules.outcome(state),
    view: (state, viewer) => rules.view(state, viewer),
    imagine: (view, seat, dice) => rules.imagine(view, seat, dice),
    copy: state => rules.copy(state),
    hears: (event, viewer) => rules.hears?.(event, viewer) ?? true,
    reveals: event => rules.reveals?.(event) ?? false,
    flaws: state => rules.flaws?.(state) ?? [],
  }
}
