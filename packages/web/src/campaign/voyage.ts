import { type CampaignTypes, type Battle, type CampaignRecord, type MatchRecord, type Refusal, resumeCampaign, startMatch } from '@sextant/engine'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type BoxedCampaign, box, type CampaignBox } from '@sextant/scene'
import { playOn, type Sitting, sessionOver } from '../match/play.ts'
import type { LogLine, MatchSession, Seating, Session } from '../match/session.ts'
import { PERSON } from '../store/store.ts'
import { seatedCampaign } from './seated-campaign.ts'

/**
 * A campaign under way at this screen: its decisions are one session, and the match that is due is another one, until
 * it has been played and settled.
 */
export interface Voyage {
  /** Where decisions are made. */
  readonly chart: Session
  /** The match under way, or over and not yet settled. */
  readonly fight: ReadonlySignal<MatchSession | undefined>
  /** A match is due that has not begun. */
  readonly due: ReadonlySignal<boolean>
  /** Begins the match due. */
  beginFight(): void
  /** Enters the match that is over; the decisions go on. */
  settle(): Refusal | undefined
  /** The campaign as it is now, with its seed and the match under way. */
  record(): CampaignRecord
  end(): void
}

export interface VoyagePlay extends Pick<Sitting, 'thinker' | 'adviser' | 'watch' | 'onFailure'> {
  readonly box: CampaignBox
  /** Saved, with its seed. */
  readonly record: CampaignRecord
  /** Called after every change. */
  keep(record: () => CampaignRecord): void
  /** Sentences that have just come into the log of the chart or of a fight. */
  onTold(session: Pick<Session, 'face'>, lines: readonly LogLine[]): void
}

/** Goes on with a campaign from where its record ends; an `InputError` where the rules no longer lead there. */
export function sailOn(play: VoyagePlay): Voyage {
  return play.box.open(contents => voyageOf(contents, play))
}

function voyageOf<C extends CampaignTypes>(
  contents: BoxedCampaign<C>,
  play: VoyagePlay,
): Voyage {
  const { battles } = contents
  const run = resumeCampaign(contents.campaign, play.record, contents.campaign.id)
  const fight = signal<MatchSession | undefined>(undefined)
  /** The entries so far; while a fight goes on nothing but the fight changes. */
  let saved = run.save()
  let settled = false

  function record(): CampaignRecord {
    const { fighting: _older, ...entries } = saved
    const fighting = fight.peek()?.record()
    return fighting ? { ...entries, fighting } : entries
  }

  function fightOn(from: MatchRecord): MatchSession {
    const session: MatchSession = playOn({
      ...play,
      box: box(battles),
      record: from,
      seating: seatingOf(run.battle),
      // A fight of a campaign is short, and told again when it is over.
      turnReports: false,
      keep: () => play.keep(record),
      onTold: lines => play.onTold(session, lines),
    })
    return session
  }

  const decisions = sessionOver(seatedCampaign(contents, run), {
    thinker: play.thinker,
    onFailure: play.onFailure,
    turnReports: false,
    keep() {
      saved = run.save()
      play.keep(record)
    },
    onTold: lines => play.onTold(decisions, lines),
  })
  if (run.fighting) fight.value = fightOn(run.fighting)

  const chart: Session = {
    ...decisions,
    /** The chart is there again: what came of the fight is shown on it. */
    showOn(stage) {
      decisions.showOn(stage)
      if (!settled) return
      settled = false
      decisions.catchUp()
    },
  }

  return {
    chart,
    fight,
    due: computed(
      () =>
        fight.value === undefined &&
        !chart.busy.value &&
        chart.shown.value.seq === run.seq &&
        run.battle !== undefined,
    ),
    beginFight() {
      const battle = run.battle
      if (!battle || fight.peek()) return
      const players = battle.programs.map((program, seat) => (seat === battle.seat ? PERSON : program))
      const setup = run.battleSetup(players)
      if (!setup) return
      fight.value = fightOn(startMatch(battles.game, setup).save())
      play.keep(record)
    },
    settle() {
      const fought = fight.peek()
      if (!fought) return undefined
      const acted = run.settle(fought.record())
      if (!acted.ok) return acted.refusal
      fought.end()
      saved = run.save()
      settled = true
      fight.value = undefined
      play.keep(record)
      return undefined
    },
    record,
    end() {
      fight.peek()?.end()
      decisions.end()
    },
  }
}

/** The enemy is whom the campaign names. The player may leave the own seat to the program that plays it out. */
function seatingOf<T['options']>(battle: Battle<T> | undefined): Seating {
  return (battle?.programs ?? []).map((program, seat) =>
    seat === battle?.seat ? [PERSON, program] : [program],
  )
}
