import {
  branches,
  distribution,
  type GameTypes,
  type Odds,
  type Seat,
  SeededDice,
  samePlain,
} from '@sextant/engine'
import { printable } from '@sextant/scene/terminal'
import { table } from '../text/table.ts'
import type { Session } from './session.ts'

/** What an action may come to, with how likely each is: the game's own forecast, else every fall of the dice. */
export function oddsInWords<T extends GameTypes>(
  session: Session<T>,
  seat: Seat,
  action: T['action'],
): string[] {
  const forecast = session.match.forecast(seat, action)
  if (forecast) return forecast.odds.flatMap(odds => quantity(session, odds))
  const { rules, match } = session
  const view = match.view(seat)
  // A program's guess at what is hidden would be told as if it were known.
  if (!samePlain(rules.imagine(view, seat, SeededDice.from('odds')), view))
    return ['This game gives no forecast, and what is hidden here decides.']
  try {
    const ways = branches(rules, view, seat, action)
    const told = distribution(ways, ({ events }) => story(session, events, seat))
    if (told.length === 1) return [`Certain: ${told[0]?.value}`]
    return chances(told)
  } catch (error) {
    if (error instanceof RangeError) return ['The dice can fall in too many ways to reckon them all.']
    throw error
  }
}

function quantity<T extends GameTypes>(session: Session<T>, { of, outcomes, factors }: Odds): string[] {
  const title = named(session, 'odds', of)
  const because = factors
    .map(({ name, effect }) => `${named(session, 'factor', name)} ${printable(effect)}`)
    .join(', ')
  const rows = outcomes.map(({ value, chance }) => ({ value: inWords(value), chance }))
  return [
    ...(because === '' ? [title] : [`${title} (${because})`]),
    ...chances(rows.filter(({ chance }) => chance > 0)),
  ]
}

/** What the game calls it, else its code spelled out. */
function named<T extends GameTypes>({ pictures }: Session<T>, kind: 'odds' | 'factor', code: string): string {
  const key = `${kind}.${code}`
  const said = pictures.say({ key })
  // A sentence that the game does not have is said as its key in brackets.
  return printable(said === `⟨${key}⟩` ? code.replaceAll('-', ' ') : said)
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

function story<T extends GameTypes>(
  { rules, pictures }: Session<T>,
  events: readonly T['event'][],
  seat: Seat,
): string {
  const lines = events
    .filter(event => rules.hears?.(event, seat) ?? true)
    .flatMap(event => pictures.presentation.tell(event) ?? [])
  return lines.map(text => printable(pictures.say(text))).join(' ') || 'nothing to tell'
}

function inWords(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : printable(String(value))
}
