import type { Advice, AdviceState, GivenAdvice } from '@sextant/session'
import type { Paint } from '../text/paint.ts'
import { table } from '../text/table.ts'
import { type Entry, entryInWords } from './menu.ts'
import { chances } from './odds-text.ts'
import type { TerminalMatch } from './terminal-match.ts'

/**
 * What the adviser expects of each action, the best first: the share of matches like this that would be won, or words where
 * percentages are not known to be right.
 */
export async function adviceInWords(
  { io, session, paint }: TerminalMatch,
  menu: readonly Entry[],
): Promise<string[]> {
  const { advice, info } = session
  if (!advice) return ['This game has no hints.']
  const title = info.bots.find(({ id }) => id === advice.bot)?.title ?? advice.bot
  const state = await given(advice, provisional => {
    const first = `A first guess, until ${title} has worked this match out:`
    io.out(`${[paint.dim(first), ...choicesInWords(title, provisional, menu, paint)].join('\n')}\n`)
  })
  if (state.kind === 'failed') return [`No hint this time: ${state.why}.`]
  return choicesInWords(title, state, menu, paint)
}

function choicesInWords(title: string, state: GivenAdvice, menu: readonly Entry[], paint: Paint): string[] {
  const rows = state.choices.flatMap(({ choice, told }) => {
    const entry = menu.find(listed => listed.choice === choice.number)
    return entry ? [{ value: `${paint.cyan(String(entry.number))}  ${advisedInWords(entry)}`, told }] : []
  })
  const inWords = rows.flatMap(({ value, told }) => (told.kind === 'words' ? [[told.word, value]] : []))
  if (inWords.length > 0)
    return [paint.bold(`${title} expects to be`), ...table(inWords).map(line => `  ${line}`), NO_PERCENTAGES]
  return [
    paint.bold(`${title} expects to win`),
    ...chances(rows.map(({ value, told: { chance } }) => ({ value, chance }))),
  ]
}

const NO_PERCENTAGES = 'No percentages here: they were not tested, or not right often enough.'

/** The bot's own answer; the one that it is given meanwhile is handed out first. */
function given(
  advice: Advice,
  onProvisional: (state: GivenAdvice) => void,
): Promise<Extract<AdviceState, { kind: 'given' | 'failed' }>> {
  let told = false
  advice.ask()
  return new Promise(resolve => {
    const stop = advice.state.subscribe(state => {
      if (state.kind === 'given' && state.trained !== undefined) {
        if (!told) onProvisional(state)
        told = true
        return
      }
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
