import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import {
  type Battle,
  type CampaignRecord,
  type CampaignTypes,
  type GameTypes,
  type MatchRecord,
  type Refusal,
  resumeCampaign,
  startMatch,
} from '@sextant/engine'
import { type BoxedCampaign, box, type CampaignBox } from '@sextant/scene'
import { campaignInfo } from './client/game-info.ts'
import { localCampaign } from './client/local-campaign.ts'
import type { LogLine } from './log/log.ts'
import { openMatchSession } from './match-session.ts'
import { openSession } from './open-session.ts'
import { PERSON, playersOf, type Seating } from './seats/players.ts'
import type { MatchSession, Session, SessionOptions } from './session.ts'

/**
 * A campaign under way on this device: its decisions are one session, and the battle that is due is another one, until
 * it has been played and settled.
 */
export interface CampaignSession {
  readonly decisions: Session
  /** The battle under way, or over and not yet settled. */
  readonly battle: ReadonlySignal<MatchSession | undefined>
  /** A battle is due that has not begun. */
  readonly due: ReadonlySignal<boolean>
  /** Begins the battle due. */
  beginBattle(): void
  /** Enters the battle that is over; the decisions go on. */
  settle(): Refusal | undefined
  /** The campaign as it is now, with its seed and the battle under way. */
  record(): CampaignRecord
  close(): void
}

export interface CampaignSessionOptions
  extends Pick<SessionOptions, 'bots' | 'adviser' | 'watch' | 'onFailure' | 'rest' | 'sceneAfter'> {
  readonly box: CampaignBox
  /** Saved, with its seed. */
  readonly record: CampaignRecord
  /** What the record is called where it cannot be used. */
  readonly source?: string
  /** By seat of a battle, who plays it at first; the person in the player's seat, else the bots that the battle names. */
  readonly battlers?: (bots: readonly string[], own: number) => readonly string[]
  /** Called after every change. */
  save(record: () => CampaignRecord): void
  /** Lines that have just come into the log of the decisions or of a battle. */
  onLog(session: Pick<Session, 'info'>, lines: readonly LogLine[]): void
}

/** Goes on with a campaign from where its record ends; an `InputError` where the rules no longer lead there. */
export function openCampaignSession(options: CampaignSessionOptions): CampaignSession {
  return options.box.open(contents => campaignSession(contents, options))
}

function campaignSession<C extends CampaignTypes>(
  contents: BoxedCampaign<C>,
  options: CampaignSessionOptions,
): CampaignSession {
  const { campaign, battles, show } = contents
  const run = resumeCampaign(campaign, options.record, options.source ?? campaign.id)
  const battle = signal<MatchSession | undefined>(undefined)
  /** The entries so far; while a battle goes on nothing but the battle changes. */
  let saved = run.save()
  let settled = false

  function record(): CampaignRecord {
    const { fighting: _older, ...entries } = saved
    const fighting = battle.peek()?.record()
    return fighting ? { ...entries, fighting } : entries
  }

  function goOnWith(from: MatchRecord): MatchSession {
    const session: MatchSession = openMatchSession({
      ...options,
      box: box(battles),
      record: from,
      seating: seatingOf(run.battle),
      // A battle of a campaign is short, and its result is shown when it is over.
      turnReports: false,
      whyNoEnd: end => (run.rules.settlesEnd?.(end) ? undefined : MUST_BE_PLAYED),
      save: () => options.save(record),
      onLog: lines => options.onLog(session, lines),
    })
    return session
  }

  const own: Session = openSession(
    {
      match: localCampaign(run),
      players: playersOf([run.player]),
      presentation: show.load(run.rules, run.options),
      info: campaignInfo(contents, run.rules.seats),
      rulesCard: show.rulesCard && (() => Promise.resolve(show.rulesCard?.(run.rules, run.options) ?? [])),
      place: { game: battles.game.id, campaign: campaign.id },
    },
    {
      ...options,
      turnReports: false,
      save() {
        saved = run.save()
        options.save(record)
      },
      onLog: lines => options.onLog(own, lines),
    },
  )
  if (run.fighting) battle.value = goOnWith(run.fighting)

  const decisions: Session = {
    ...own,
    /** The board of decisions is there again: the result of the battle is shown on it. */
    showOn(player) {
      own.showOn(player)
      if (!settled) return
      settled = false
      own.catchUp()
    },
  }

  return {
    decisions,
    battle,
    due: computed(
      () =>
        battle.value === undefined &&
        !own.busy.value &&
        own.snapshot.value.seq === run.seq &&
        run.battle !== undefined,
    ),
    beginBattle() {
      const due = run.battle
      if (!due || battle.peek()) return
      const players = (options.battlers ?? personInOwnSeat)(due.bots, due.seat)
      const setup = run.battleSetup(players)
      if (!setup) return
      battle.value = goOnWith(startMatch(battles.game, setup).save())
      options.save(record)
    },
    settle() {
      const over = battle.peek()
      if (!over) return undefined
      const acted = run.settle(over.record())
      if (!acted.ok) return acted.refusal
      over.close()
      saved = run.save()
      settled = true
      battle.value = undefined
      options.save(record)
      return undefined
    },
    record,
    close() {
      battle.peek()?.close()
      own.close()
    },
  }
}

const MUST_BE_PLAYED: Refusal = {
  code: 'must-be-played',
  message: 'You cannot resign this battle: the campaign needs it played to the end.',
}

function personInOwnSeat(bots: readonly string[], own: number): readonly string[] {
  return bots.map((bot, seat) => (seat === own ? PERSON : bot))
}

/** The other side is played by the bot that the campaign names. The player may leave their own seat to a bot. */
function seatingOf<T extends GameTypes>(battle: Battle<T> | undefined): Seating {
  return (battle?.bots ?? []).map((bot, seat) => (seat === battle?.seat ? [PERSON, bot] : [bot]))
}
