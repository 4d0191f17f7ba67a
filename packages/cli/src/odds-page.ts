import { oddsFor, type ScenarioOdds } from '@sextant/engine'
import { games } from '@sextant/games'
import { CLEAR, LEAST_BIN, MOST_OFF } from '@sextant/lab'
import type { Box } from '@sextant/scene'

/** The heads of a table of tested odds. */
export const oddsTable = ['scenario', 'turns', 'n', 'Brier', 'base', 'gain', 'worst bin', 'shown']

/** Its rows: one for each third of a scenario. */
export function oddsRows(id: string, { thirds }: ScenarioOdds): string[][] {
  let from: number | undefined
  return thirds.map(({ until, shown, tested: { positions, brier, base, gain, bins } }, i) => {
    const turns =
      until === undefined ? `${from ?? 'all'} on` : from === undefined ? `to ${until}` : `${from}–${until}`
    from = until === undefined ? undefined : until + 1
    const worst = bins.toSorted((a, b) => offBy(b) - offBy(a))[0]
    return [
      i === 0 ? id : '',
      turns,
      String(positions),
      brier.toFixed(3),
      base.toFixed(3),
      gain.toFixed(1),
      worst ? `${percent(worst.expected)} → ${percent(worst.happened)} of ${worst.positions}` : '–',
      shown,
    ]
  })
}

/** The docs page of all games, from their data. */
export async function oddsPage(): Promise<string> {
  const sections: string[] = []
  for (const listed of games) sections.push(...(await sectionOf(await listed.load())))
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}

async function sectionOf(box: Box): Promise<string[]> {
  return box.open(async ({ game, adviser, odds }) => {
    if (adviser === undefined) return []
    const given = await odds?.()
    if (given === undefined) return [`## ${game.title}`, 'Not tested: words everywhere.']
    const rows: string[][] = []
    const played: string[] = []
    for (const { id, options } of game.scenarios) {
      const found = oddsFor(given, { game: game.id, rules: game.version, adviser, options })
      if (found.ok) {
        rows.push(...oddsRows(id, found.odds))
        const { bots, matches, seed, work } = found.odds
        const how = `${matches} matches of ${bots.join(' and ')}, seed \`${seed}\`${work === 1 ? '' : `, estimates with ${percent(work)} of the work`}`
        if (!played.includes(how)) played.push(how)
      } else
        rows.push([
          id,
          'all',
          '–',
          '–',
          '–',
          '–',
          '–',
          `words: ${found.flaws[0]?.path === '/scenarios' ? 'not tested' : (found.flaws[0]?.message ?? '')}`,
        ])
    }
    const cells = [oddsTable, oddsTable.map((_, i) => (FIGURES.has(i) ? '---:' : '---')), ...rows]
    const text = cells.map(row => `| ${row.join(' | ')} |`).join('\n')
    return [
      `## ${game.title}`,
      `Rules ${game.version}, chances of the ${adviser}; ${played.join('; ') || 'nothing was played'}.`,
      text,
    ]
  })
}

const FIGURES = new Set([2, 3, 4, 5])

function offBy({ expected, happened }: { readonly expected: number; readonly happened: number }): number {
  return Math.abs(expected - happened)
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

const INTRODUCTION = `# Where percentages are shown

<!-- Made by \`sextant calibrate --page > docs/odds.md\`. -->

What an adviser expects of a position is shown as a percentage only where percentages were tested and right. Elsewhere it says
*ahead*, *even* or *behind*: in thirds of a scenario that fail the test, in scenarios that were changed or never tested, on maps
and with teams of a player's own, in the battles of campaigns, in reactions within another seat's turn, and among three or more
seats.

\`sextant calibrate <game>\` plays matches of each scenario between equal bots and asks the adviser at the start of one turn
of each third. How long a match will be is not known while it is played, so a third is one of the usual match, in turns:
the page can tell it too. Half of the matches fit a correction: a logistic curve over the estimate's log-odds, one slope for both
seats and a shift for each. The other half test it. There every match gives one position of each third, half of
them of either seat: positions of one match end alike and would count as one. Percentages are shown where

- at least ${LEAST_BIN} matches reached that third in the test,
- the mean squared error (Brier score, a draw counts half) is less than that of the base rate, which is the first seat's share of
  these very matches, by more than ${CLEAR} standard errors (*gain*; one-sided 95 %),
- and what happened is within ${MOST_OFF * 100} points of what was expected in every bin of ${LEAST_BIN} positions and more: bins are tenths of
  all chances, and neighbours with fewer positions are joined until they have as many.

They are chances between bots of that strength. Who plays better or worse than they do wins more or less often.
[The guide for designers](designers/odds.md) says how to make these tables again.`
