import type { Campaign, CampaignTypes } from '../campaign/campaign.ts'
import { campaignAsGame, playedIn } from '../campaign/campaign-as-game.ts'
import { readCampaignRecord } from '../campaign/record.ts'
import { replayCampaign, verifyCampaignDice } from '../campaign/replay.ts'
import { SeededDice } from '../dice/seeded-dice.ts'
import { checkShape } from '../input/schema.ts'
import { replay } from '../match/replay.ts'
import { copyPlain, samePlain, whyNotPlain } from '../plain/plain.ts'
import { schemasAreBounded } from './bounded-schemas.ts'
import { earlyEndsAreSettledOrRefused } from './campaign-ends.ts'
import { campaignReplays, campaignResumes, onlyTheMatchDue, tamperingShows } from './campaign-records.ts'
import { type Check, type ConformanceOptions, chosenScenarios, ensure, fail } from './check.ts'
import { fromSeeds } from './from-seeds.ts'
import { playBattle, playCampaign, randomBattles } from './random-campaign.ts'
import { RANDOM_POSITIONS } from './random-positions.ts'
import { sharedPlace } from './shared-place.ts'
import { conformance } from './suite.ts'

/**
 * What every campaign must do: all that a game must, with its battles played at random in between, and what
 * matches that become due ask of it besides.
 *
 *     for (const check of campaignConformance(tour)) test(check.name, check.run)
 */
export function campaignConformance<C extends CampaignTypes>(
  campaign: Campaign<C>,
  asked: ConformanceOptions = {},
): Check[] {
  const { matches = 10, scenarios = campaign.scenarios.map(({ id }) => id) } = asked
  const { game } = campaignAsGame(campaign, randomBattles(campaign))
  const bounded = schemasAreBounded(campaign)
  // As a game its actions hold whole records, whose parts are checked against schemas of their own.
  const ofGame = conformance(game, { ...asked, matches, scenarios }).filter(
    // Positions of campaigns lead to battles, whose options are sound only with all that came before.
    ({ name }) => name !== bounded.name && !name.endsWith(`: ${RANDOM_POSITIONS}`),
  )
  const checks = [bounded, ...ofGame]
  for (const { id, options } of chosenScenarios(campaign, scenarios)) {
    const each = (
      name: string,
      holds: (campaign: Campaign<C>, options: C['options'], seed: number) => void,
    ) => checks.push(fromSeeds(`${id}: ${name}`, matches, seed => holds(campaign, options, seed)))
    each('nobody decides while a match is due', matchesComeFirst)
    each('the same match settles the same way', settlingIsExact)
    each('only the match due is settled', onlyTheMatchDue)
    each('a replayed campaign equals the one played', campaignReplays)
    each('a saved campaign goes on unchanged', campaignResumes)
    each('tampering with a record shows', tamperingShows)
    each('a battle that ends early is settled or refused', earlyEndsAreSettledOrRefused)
  }
  return checks
}

/** Campaigns that must replay hash for hash for ever, by file name. */
export function goldenCampaignChecks<C extends CampaignTypes>(
  campaign: Campaign<C>,
  files: Readonly<Record<string, string>>,
): Check[] {
  return Object.entries(files).map(([name, text]) => ({
    name: `golden campaign ${name} replays hash for hash`,
    run() {
      const record = readCampaignRecord(text, name)
      const now = { campaign: campaign.version, game: campaign.battles.version }
      if (!samePlain(record.rules, now)) {
        const [then, today] = [JSON.stringify(record.rules), JSON.stringify(now)]
        fail(`${name} was made under rules ${then}, they are at ${today}: make it again`)
      }
      const again = replayCampaign(campaign, record)
      if (!again.ok)
        fail([`${name}, entry ${again.entry}: ${again.message}`, ...again.differences].join('\n'))
      const dice = verifyCampaignDice(campaign, record)
      if (!dice.ok) fail(`${name}, entry ${dice.entry}: ${dice.message}`)
    },
  }))
}

/** One seat decides, unless a match is due or it is over; a match that is due can be started. */
function matchesComeFirst<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  const { battles } = campaign
  playCampaign(campaign, options, seed, undefined, ({ rules, state, seq }) => {
    ensure(rules.seats.length === 1, () => 'a campaign has one seat')
    const now = state()
    const battle = rules.battle(now)
    const at = `after entry ${seq}`
    if (!battle) {
      const due = rules.outcome(now) ? [] : [0]
      ensure(samePlain(rules.toAct(now), due), () => `${at} nobody is to act, and no match is due`)
      return
    }
    ensure(rules.outcome(now) === undefined, () => `${at} it is over, and a match is due`)
    ensure(rules.toAct(now).length === 0, () => `${at} somebody is to act while a match is due`)
    ensure(rules.legal(now, 0).length === 0, () => `${at} decisions are legal while a match is due`)
    ensure(samePlain(rules.battle(rules.view(now, 0)), battle), () => `${at} the view shows another match`)
    const shape = checkShape(battles.options, battle.options)
    if (!shape.ok) fail(`${at} the options of the match: ${shape.flaws[0]?.path} ${shape.flaws[0]?.message}`)
    const { seats } = battles.load(shape.value)
    ensure(seats[battle.seat] !== undefined, () => `${at} the match has no seat ${battle.seat}`)
    ensure(battle.bots.length === seats.length, () => `${at} a bot is not named for every seat`)
  })
}

/** What comes of a match depends on the match alone; it is not changed, and nothing of it is shared. */
function settlingIsExact<C extends CampaignTypes>(
  campaign: Campaign<C>,
  options: C['options'],
  seed: number,
): void {
  playCampaign(campaign, options, seed, undefined, run => {
    const { rules, battle } = run
    if (!battle) return
    const again = replay(campaign.battles, playBattle(run.beginBattle(), `settled ${seed}`))
    if (!again.ok) fail(`a battle does not replay: step ${again.step}: ${again.message}`)
    const played = playedIn(again.journal, battle.seat)
    const before = copyPlain(played)
    const results = [run.state(), run.state()].map(after => {
      const events: C['event'][] = []
      rules.settle(after, played, SeededDice.from(`settle ${seed}`), event => events.push(event))
      const why = whyNotPlain(events)
      if (why !== undefined) fail(`an event of settling is not plain data: ${why}`)
      return { after, events }
    })
    ensure(samePlain(results[0], results[1]), () => 'the same match settles in two ways')
    ensure(samePlain(played.state, before.state), () => "settling changes the match's last state")
    ensure(samePlain(played, before), () => 'settling changes what it was given of the match')
    const shared = sharedPlace(played, results[0]?.after)
    if (shared !== undefined) fail(`the campaign shares ${shared} with the match`)
  })
}
