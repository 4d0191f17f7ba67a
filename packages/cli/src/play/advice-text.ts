import { type GameTypes, type Seat, samePlain } from '@sextant/engine'
import { type Entry, entryInWords } from './menu.ts'
import { chances } from './odds-text.ts'
import type { Session } from './session.ts'

/** What the adviser expects of each action, the best first: the share of matches like this that would be won. */
export async function adviceInWords<T extends GameTypes>(
  session: Session<T>,
  seat: Seat,
  menu: readonly Entry<T['action']>[],
): Promise<string[]> {
  const { adviser, paint } = session
  const advice = await adviser?.advise(seat)
  if (!adviser || !advice) return ['Nobody gives advice here.']
  const rows = advice.choices.flatMap(({ action, chance }) => {
    const entry = menu.find(listed => samePlain(listed.action, action))
    return entry ? [{ value: `${paint.cyan(String(entry.number))}  ${advisedInWords(entry)}`, chance }] : []
  })
  return [paint.bold(`${adviser.title} expects to win`), ...chances(rows)]
}

/** With the piece that it is done with, which stands above its actions in the menu. */
function advisedInWords<A>(entry: Entry<A>): string {
  return entry.onBoard && entry.group ? `${entry.group}: ${entryInWords(entry)}` : entryInWords(entry)
}
