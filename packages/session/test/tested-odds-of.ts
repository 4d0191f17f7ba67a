import { type MatchRecord, stateHash, type TestedOdds } from '@sextant/engine'

/** Tested odds that halve the log-odds of estimates, and give the second seat one more: percentages throughout. */
export function testedOddsOf(
  { game, rules, options }: Pick<MatchRecord, 'game' | 'rules' | 'options'>,
  adviser: string,
  shown: 'percent' | 'words' = 'percent',
): TestedOdds {
  const tested = { positions: 200, brier: 0.1, base: 0.25, gain: 5, bins: [] }
  const third = { slope: 0.5, shifts: [0, 1] as [number, number], shown, tested }
  return {
    format: 'sextant.odds',
    version: 1,
    game,
    rules,
    adviser,
    scenarios: {
      usual: {
        options: stateHash(options),
        bots: [adviser],
        seed: 'test',
        work: 1,
        matches: 400,
        thirds: [{ ...third, until: 3 }, { ...third, until: 6 }, third],
      },
    },
  }
}
