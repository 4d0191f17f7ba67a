import { type CampaignRecord, type Outcome, writeCampaignRecord } from '@sextant/engine'
import { type CampaignSession, openCampaignSession, PERSON, type Session } from '@sextant/session'
import type { Call, Options } from '../command.ts'
import { writeOutput } from '../input-file.ts'
import { fairCampaignDice } from '../play/fair-dice.ts'
import { createFaults } from '../play/faults.ts'
import { greet } from '../play/greet.ts'
import { playMatch } from '../play/play-match.ts'
import { terminalBots } from '../play/terminal-bots.ts'
import { type Saving, seatNames, type TerminalMatch, terminalMatch } from '../play/terminal-match.ts'
import type { FoundCampaign } from './find-campaign.ts'

export interface CampaignToPlay extends FoundCampaign {
  readonly record: CampaignRecord
  /** What the record is called: a scenario or a file. */
  readonly name: string
  /** By whom the decisions are made, and the own seat of battles is played: a person, or the id of a bot. */
  readonly decider: string
  readonly battler: string
  /** Where it is saved at every step. */
  readonly file: string | undefined
  readonly noCache: boolean
}

export interface CampaignPlayed {
  readonly ended: 'over' | 'left'
  readonly outcome: Outcome | undefined
  /** Whether something that was typed could not be done. */
  readonly refused: boolean
}

/** Plays a campaign to its end, or until the person leaves it. */
export async function playCampaign<O extends Options>(
  call: Call<O>,
  { box, campaign: campaignBox, record, name, decider, battler, file, noCache }: CampaignToPlay,
): Promise<CampaignPlayed> {
  const { io, paint } = call
  /** The decisions or the battle: what is played at the terminal now. */
  let now: TerminalMatch | undefined
  let writing: Promise<void> = Promise.resolve()
  const faults = createFaults(() => now?.session ?? campaign.decisions)
  const campaign: CampaignSession = openCampaignSession({
    box: campaignBox,
    record,
    source: name,
    ...terminalBots(io, box, { 'no-cache': noCache }),
    battlers: (bots, own) => bots.map((bot, seat) => (seat === own ? battler : bot)),
    save: latest => write(latest),
    onFailure: faults.onFailure,
    onLog: (_session, lines) => now?.log.onLog(lines),
  })
  const saving: Saving = {
    text: () => writeCampaignRecord(campaign.record()),
    command: 'campaign',
    written: () => writing,
  }
  const atTerminal = (session: Session) => terminalMatch(call, session, saving, faults)

  function write(latest: () => CampaignRecord): void {
    if (file === undefined) return
    const text = writeCampaignRecord(latest())
    writing = writing.then(() => writeOutput(io, file, text))
    // Those who wait for it hear of a failure.
    writing.catch(() => {})
  }

  /** Plays the battle that is due, or goes on with the one that was saved. */
  async function playBattle(): Promise<'over' | 'left' | 'waits'> {
    campaign.beginBattle()
    const session = campaign.battle.peek()
    if (!session) throw new Error('the campaign waits, but no battle is due')
    const own = session.seating?.findIndex(players => players.includes(PERSON)) ?? -1
    if (own >= 0 && session.players.peek()[own] !== battler) session.assign(own, battler)
    const entry = campaign.decisions.snapshot.peek().seq + 1
    now = await atTerminal(session)
    const { commitment } = session.record()
    greet(io, paint, session.info.title, `entry ${entry}`, seatNames(now), session.players.peek(), commitment)
    session.begin()
    return playMatch(now)
  }

  try {
    return await playOn()
  } finally {
    campaign.close()
  }

  async function playOn(): Promise<CampaignPlayed> {
    const decisions = await atTerminal(campaign.decisions)
    now = decisions
    greet(io, paint, campaignBox.title, name, seatNames(decisions), [decider], record.commitment)
    write(campaign.record)
    if (campaign.decisions.players.peek()[0] === decider) campaign.decisions.begin()
    else campaign.decisions.assign(0, decider)
    let refused = false
    const left = (ended: 'over' | 'left'): CampaignPlayed => {
      if (ended === 'over') io.out(fairCampaignDice(paint, campaignBox, campaign.record()))
      return {
        ended,
        outcome: campaign.decisions.snapshot.peek().outcome,
        refused: refused || decisions.refused,
      }
    }
    for (;;) {
      const decided = await playMatch(decisions)
      if (decided !== 'waits') return left(decided)
      const battle = await playBattle()
      refused ||= now.refused
      if (battle !== 'over') return left('left')
      now = decisions
      const refusal = campaign.settle()
      if (refusal) throw new Error(`the battle that was played is not settled: ${refusal.message}`)
      io.out('\n')
      // The decisions show what the battle has led to.
      campaign.decisions.showOn(undefined)
    }
  }
}
