import type { Refusal } from '../game/game.ts'
import type { Playable } from '../match/match.ts'
import type { CampaignTypes } from './campaign.ts'
import type { CampaignRun } from './run.ts'

/** The decisions of a campaign, to be played as a match of one seat is. While a match is due nobody is to act. */
export function decisionsOf<C extends CampaignTypes>(run: CampaignRun<C>): Playable<C> {
  return {
    get seq() {
      return run.seq
    },
    seqFor: () => run.seq,
    get toAct() {
      return run.toAct
    },
    get turn() {
      return run.rules.turn?.(run.state())
    },
    get outcome() {
      return run.outcome
    },
    commitment: run.commitment,
    botSeed: run.botSeed,
    view: () => run.state(),
    heard: (_viewer, fromEntry) => run.heard(fromEntry),
    legal: () => run.legal(),
    forecast: (_seat, action) => run.forecast(action),
    act: (_seat, action) => run.decide(action),
    submit: (_seat, action) => run.submit(action),
    end: () => ({ ok: false, refusal: noEnd }),
    undo: () => run.undo(),
    whyNoUndo: () => run.whyNoUndo(),
    redo: () => run.redo(),
    finalState: () => (run.outcome ? run.state() : undefined),
  }
}

const noEnd: Refusal = {
  code: 'campaign-goes-on',
  message: 'A campaign cannot be ended early. Leave it and come back later.',
}
