import type { Playable } from '../match.ts'
import type { CampaignRun } from './run.ts'

/** The decisions of a campaign, to be played as a match of one seat is. While a match is due nobody is to act. */
export function decisionsOf<CS, CA, CE, CO, S, A, E, O>(
  run: CampaignRun<CS, CA, CE, CO, S, A, E, O>,
): Playable<CS, CA, CE> {
  return {
    get seq() {
      return run.seq
    },
    get toAct() {
      return run.toAct
    },
    get outcome() {
      return run.outcome
    },
    commitment: run.commitment,
    view: () => run.state(),
    heard: (_viewer, fromEntry) => run.heard(fromEntry),
    legal: () => run.legal(),
    forecast: (_seat, action) => run.forecast(action),
    act: (_seat, action) => run.decide(action),
    submit: (_seat, action) => run.submit(action),
    undo: () => run.undo(),
    whyNoUndo: () => run.whyNoUndo(),
    redo: () => run.redo(),
    finalState: () => (run.outcome ? run.state() : undefined),
  }
}
