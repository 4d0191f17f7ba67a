import { describe, expect, test } from 'vitest'
import { campaignInCases, caseChecks } from '../src/cases/index.ts'
import {
  type Check,
  campaignConformance,
  goldenCampaignChecks,
  playCampaign,
} from '../src/conformance/index.ts'
import { type CampaignRules, checkAgainst, writeCampaignRecord } from '../src/index.ts'
import { type Season, type SeasonOptions, type SeasonTypes, season } from './season.ts'

/** The decision that breaks is there to be made by tests only. */
const sound = variant(rules => ({
  check: checkAgainst((s: Season, seat) => rules.legal(s, seat), 'not-now', 'This is no time for it.'),
}))

type Rules = CampaignRules<SeasonTypes>

function variant(change: (rules: Rules) => Partial<Rules>): typeof season {
  return {
    ...season,
    load(options: SeasonOptions) {
      const rules = season.load(options)
      return { ...rules, ...change(rules) }
    },
  }
}

const named = (checks: readonly Check[], name: string) => {
  const check = checks.find(candidate => candidate.name.endsWith(name))
  if (!check) throw new Error(`there is no check ${name}`)
  return check
}

/** What a check complains of; the one that tries seeds keeps it as the cause of its own error. */
function failureOf({ run }: Check): string {
  try {
    run()
    return ''
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}

describe('a sound campaign', () => {
  for (const { name, run } of campaignConformance(sound, { matches: 4 })) test(name, run)
})

describe('an unsound campaign is found out', () => {
  test.each<[string, RegExp, (rules: Rules) => Partial<Rules>]>([
    ['nobody decides while a match is due', /somebody is to act/, () => ({ toAct: () => [0] })],
    [
      'nobody decides while a match is due',
      /bot is not named for every seat/,
      rules => ({
        battle: s => {
          const battle = rules.battle(s)
          return battle && { ...battle, bots: ['random'] }
        },
      }),
    ],
    [
      'the same match settles the same way',
      /two ways/,
      () => {
        let calls = 0
        return {
          settle: s => {
            s.due = false
            s.purse += ++calls
          },
        }
      },
    ],
    [
      'the same match settles the same way',
      /changes the match's last state/,
      rules => ({
        settle: (s, played, dice, emit) => {
          rules.settle(s, played, dice, emit)
          played.state.count++
        },
      }),
    ],
    [
      'the same match settles the same way',
      /changes what it was given of the match/,
      rules => ({
        settle: (s, played, dice, emit) => {
          rules.settle(s, played, dice, emit)
          for (const event of played.events) event.seat = 0
        },
      }),
    ],
    [
      'a battle that ends early is settled or refused',
      /is not treated as settlesEnd says/,
      () => {
        let asked = 0
        return { settlesEnd: () => ++asked % 2 === 0 }
      },
    ],
    ['random play ends within the limit', /goes on after its limit/, () => ({ limit: 2 })],
  ])('%s: %s', (check, message, change) => {
    const checks = campaignConformance(variant(change), { matches: 4 })
    expect(failureOf(named(checks, check))).toMatch(message)
  })

  test('a scenario that is not there', () => {
    expect(() => campaignConformance(season, { scenarios: ['grand'] })).toThrow(
      'season has no scenario grand',
    )
  })
})

describe('golden campaigns', () => {
  const text = writeCampaignRecord(playCampaign(sound, { purse: 3, goal: 9 }, 7).record())

  test('replay hash for hash', () => {
    for (const { run } of goldenCampaignChecks(sound, { 'one.json': text })) run()
  })

  test('made under other rules are named, and changed ones show', () => {
    const [older] = goldenCampaignChecks(
      { ...sound, battles: { ...sound.battles, version: 4 } },
      { 'one.json': text },
    )
    expect(() => older?.run()).toThrow(/made under rules .*"game":3.* make it again/)
    const [changed] = goldenCampaignChecks(
      variant(() => ({
        settle: s => {
          s.due = false
        },
      })),
      { 'one.json': text },
    )
    expect(() => changed?.run()).toThrow(/one.json, entry \d+: the state is not the recorded one/)
  })
})

describe('case files', () => {
  const checks = (file: unknown) => caseChecks(campaignInCases(season), { 'a.json': JSON.stringify(file) })
  const enter = { seat: 'trainer', action: { type: 'enter' }, expect: { toAct: ['match'] } }

  test('say decisions, and how a match ended', () => {
    const [check] = checks({
      game: 'season',
      setupDice: [1],
      steps: [
        { seat: 'trainer', action: { type: 'work' }, dice: [4], expect: { state: { '/purse': 8 } } },
        enter,
        { seat: 'trainer', action: { type: 'work' }, expect: { refused: 'not-your-turn' } },
        {
          seat: 'match',
          action: { outcome: { scores: [1, 0], reason: 'goal' }, change: { '/at/0': 11 } },
          expect: {
            events: [{ type: 'raced', won: true, at: 11 }],
            state: { '/won': 1, '/purse': 19 },
            toAct: ['trainer'],
          },
        },
      ],
    })
    expect(() => check?.run()).not.toThrow()
  })

  test('a match that ended early is refused, or settled where the campaign takes it', () => {
    const early = { outcome: { scores: [0, 1], reason: 'resigned' }, end: { kind: 'resigned', seat: 0 } }
    const steps = (expect: object) => [enter, { seat: 'match', action: early, expect }]
    const run = (campaign: typeof season, expect: object) => () =>
      caseChecks(campaignInCases(campaign), {
        'a.json': JSON.stringify({ game: 'season', seed: 's', steps: steps(expect) }),
      })[0]?.run()
    expect(run(season, { refused: 'ended-early' })).not.toThrow()
    const lenient = variant(() => ({ settlesEnd: () => true }))
    expect(run(lenient, { events: [{ type: 'raced', won: false }] })).not.toThrow()
  })

  test('a match is said by its own seat, once it is due, and in its own places', () => {
    const ended = { outcome: { scores: [1, 0], reason: 'goal' } }
    const run = (steps: unknown[]) => () => checks({ game: 'season', seed: 's', steps })[0]?.run()
    expect(run([{ seat: 'match', action: ended, expect: { refused: 'not-your-turn' } }])).not.toThrow()
    expect(run([{ seat: 'trainer', action: ended, expect: { refused: 'not-of-this-seat' } }])).not.toThrow()
    expect(run([enter, { seat: 'match', action: { ...ended, change: { '/nowhere/3': 1 } } }])).toThrow(
      /there is nothing at this place/,
    )
    expect(run([enter, { seat: 'match', action: { ...ended, change: { '/turn': 5 } } }])).toThrow(/\/turn/)
  })
})
