import { type CampaignRun, type CampaignTypes, decisionsOf } from '@sextant/engine'
import { changesOf } from './changes.ts'
import type { HeardStep, MatchClient } from './match-client.ts'
import { turnFrom } from './turn.ts'

/** The decisions of a campaign in this process: one seat, and nobody's secrets. */
export function localCampaign<C extends CampaignTypes>(run: CampaignRun<C>): MatchClient<C> {
  const decisions = decisionsOf(run)
  const heard = heardByEntry(run)

  return {
    rules: run.rules,
    options: run.options,
    commitment: run.commitment,
    botSeed: run.botSeed,
    get seq() {
      return run.seq
    },
    seqFor: () => run.seq,
    get toAct() {
      return decisions.toAct
    },
    get turn() {
      return decisions.turn
    },
    get outcome() {
      return decisions.outcome
    },
    openTurn: turnFrom(run.seq, decisions),
    view: decisions.view,
    heard: (_viewer, fromStep = 0) => heard.steps().slice(Math.max(0, fromStep)),
    legal: decisions.legal,
    forecast: decisions.forecast,
    whyNoUndo: decisions.whyNoUndo,
    ...changesOf({
      submit: decisions.submit,
      redo: decisions.redo,
      end: decisions.end,
      undo(seat) {
        const refusal = decisions.undo(seat)
        if (!refusal) heard.forget()
        return refusal
      },
    }),
  }
}

/** What happened at the set-up and in each entry. The run gives all from an entry on, so what is known is cached. */
function heardByEntry<C extends CampaignTypes>(run: CampaignRun<C>) {
  const known: HeardStep<C>[] = []
  return {
    steps(): readonly HeardStep<C>[] {
      for (let entry = known.length; entry <= run.seq; entry++) {
        const [onward, later] = [run.heard(entry), entry < run.seq ? run.heard(entry + 1) : []]
        const events = onward.slice(0, onward.length - later.length)
        known.push({ step: entry, seat: entry === 0 ? undefined : 0, events })
      }
      return known
    },
    /** Entries were taken back: others may come in their place. */
    forget(): void {
      known.length = Math.min(known.length, run.seq + 1)
    },
  }
}
