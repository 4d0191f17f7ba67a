import type { Advice, AdviceState } from '@sextant/session'
import { type Entry, entryInWords } from './menu.ts'
import { chances } from './odds-text.ts'
import type { TerminalMatch } from './terminal-match.ts'

/** What the adviser expects of each action, the best first: the share of matches like this that would be won. */
export async function adviceInWords(
  { session, paint }: TerminalMatch,
  menu: readonly Entry[],
): Promise<string[]> {
  const { advice, info } = session
  if (!advice) return ['This game has no hints.']
  const state = await given(advice)
  if (state.kind === 'failed') return [`No hint this time: ${state.why}.`]
  const rows = state.choices.flatMap(({ choice, chance }) => {
    const entry = menu.find(listed => listed.choice === choice.number)
    return entry ? [{ value: `${paint.cyan(String(entry.number))}  ${advisedInWords(entry)}`, chance }] : []
  })
  const title = info.bots.find(({ id }) => id === advice.bot)?.title ?? advice.bot
  return [paint.bold(`${title} expects to win`), ...chances(rows)]
}

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
