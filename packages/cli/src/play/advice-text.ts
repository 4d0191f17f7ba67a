import type { Advice, AdviceState } from '@sextant/session'
import { table } from '../text/table.ts'
import { type Entry, entryInWords } from './menu.ts'
import { chances } from './odds-text.ts'
import type { TerminalMatch } from './terminal-match.ts'

/**
 * What the adviser expects of each action, the best first: the share of matches like this that would be won, or words where
 * percentages are not known to be right.
 */
export async function adviceInWords(
  { session, paint }: TerminalMatch,
  menu: readonly Entry[],
): Promise<string[]> {
  const { advice, info } = session
  if (!advice) return ['This game has no hints.']
  const state = await given(advice)
  if (state.kind === 'failed') return [`No hint this time: ${state.why}.`]
  const rows = state.choices.flatMap(({ choice, told }) => {
    const entry = menu.find(listed => listed.choice === choice.number)
    return entry ? [{ value: `${paint.cyan(String(entry.number))}  ${advisedInWords(entry)}`, told }] : []
  })
  const title = info.bots.find(({ id }) => id === advice.bot)?.title ?? advice.bot
  const inWords = rows.flatMap(({ value, told }) => (told.kind === 'words' ? [[told.word, value]] : []))
  if (inWords.length > 0)
    return [paint.bold(`${title} expects to be`), ...table(inWords).map(line => `  ${line}`), NO_PERCENTAGES]
  return [
    paint.bold(`${title} expects to win`),
    ...chances(rows.map(({ value, told: { chance } }) => ({ value, chance }))),
  ]
}

const NO_PERCENTAGES = 'No percentages here: they were not tested, or not right often enough.'

function given(advice: Advice): Promise<Extract<AdviceState, { kind: 'given' | 'failed' }>> {
  advice.ask()
  return new Promise(resolve => {
    const stop = advice.state.subscribe(state => {
      if (state.kind !== 'given' && state.kind !== 'failed') return
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop())
      resolve(state)
    })
  })
}

/** With the piece that it is done with, which stands above its actions in the menu. */
function advisedInWords(entry: Entry): string {
  return entry.onBoard && entry.group ? `${entry.group}: ${entryInWords(entry)}` : entryInWords(entry)
}
