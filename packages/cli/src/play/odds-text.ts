import type { Odds } from '@sextant/engine'
import type { Headline } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import { choiceOdds } from '@sextant/session'
import type { Screen } from '../screen.ts'
import { table } from '../text/table.ts'
import type { Entry } from './menu.ts'
import type { TerminalMatch } from './terminal-match.ts'

/** What an action may lead to, with how likely each result is: the game's own forecast, else every fall of the dice. */
export function oddsInWords({ session, screen }: TerminalMatch, entry: Entry): string[] {
  const odds = entry.choice === undefined ? undefined : choiceOdds(session, entry.choice)
  if (!odds || entry.choice === undefined) return [entry.refusal ?? 'You cannot do that now.']
  const headline = session.headline(entry.choice) ?? {}
  switch (odds.kind) {
    case 'forecast':
      if (odds.forecast.odds.length === 0) return ['Certain: no dice are rolled for this.']
      return odds.forecast.odds.flatMap(one => quantity(screen, one, headline))
    case 'hidden':
      return ['No forecast: the result depends on hidden information.']
    case 'too-many':
      return ['There are too many possible dice results to count.']
    case 'results': {
      const rows = odds.results.map(({ lines, chance }) => ({
        value: lines.map(screen.say).join(' ') || 'nothing happens',
        chance,
      }))
      const [only, ...more] = rows
      return only && more.length === 0 ? [`Certain: ${only.value}`] : chances(rows)
    }
  }
}

function quantity(
  screen: Screen,
  { of, outcomes, factors }: Odds,
  { names = {}, effects = {} }: Pick<Headline, 'names' | 'effects'>,
): string[] {
  const own = names[of]
  const title = own === undefined ? named(screen, 'odds', of) : screen.say(own)
  const because = factors
    .map(({ name, effect }) => {
      const own = effects[`${name}/${effect}`]
      return `${named(screen, 'factor', name)} ${own === undefined ? printable(effect) : screen.say(own)}`
    })
    .join(', ')
  const rows = outcomes.map(({ value, chance }) => ({ value: inWords(value), chance }))
  return [
    ...(because === '' ? [title] : [`${title} (${because})`]),
    ...chances(rows.filter(({ chance }) => chance > 0)),
  ]
}

/** What the game calls it, else its code spelled out. */
function named(screen: Screen, kind: 'odds' | 'factor', code: string): string {
  const key = `${kind}.${code}`
  const said = screen.say({ key })
  // A sentence that the game does not have comes back as its key in brackets.
  return said === `⟨${key}⟩` ? printable(code.replaceAll('-', ' ')) : said
}

const BAR = 20

/** Chances with a bar each. */
export function chances(rows: readonly { readonly value: string; readonly chance: number }[]): string[] {
  const lines = rows.map(({ value, chance }) => [
    `${(chance * 100).toFixed(1)} %`,
    '█'.repeat(Math.round(chance * BAR)).padEnd(BAR, '░'),
    value,
  ])
  return table(lines, [0]).map(line => `  ${line}`)
}

function inWords(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : printable(String(value))
}
