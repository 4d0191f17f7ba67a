import type { Seat } from '@sextant/engine'
import type { Scene } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import { table } from '../text/table.ts'
import { redo, resign, save, submit, take, undo } from './actions.ts'
import { adviceInWords } from './advice-text.ts'
import { type Entry, entryInWords, meantBy, menuOf } from './menu.ts'
import { entriesInWords, groupsOf, listInWords, menuInWords } from './menu-text.ts'
import { oddsInWords } from './odds-text.ts'
import { refuse, seatName, type TerminalMatch } from './terminal-match.ts'
import { HELP, type Typed, typedLine } from './typed.ts'

/** Shows a person the position and asks until something is done; `left` if they leave the match. */
export async function takeTurn(match: TerminalMatch, seat: Seat): Promise<'done' | 'left'> {
  const { io, paint, session, screen } = match
  const snapshot = session.snapshot.peek()
  const turn: Turn = { match, seat, scene: snapshot.scene, menu: menuOf(snapshot, screen.say) }
  const name = seatName(match, seat)
  showBoard(turn)
  io.out(
    `${paint.bold(`${name}, your action`)}${snapshot.seq === 0 ? paint.dim('   type help for help') : ''}\n`,
  )
  indented(turn, menuInWords(turn.menu, layoutOf(turn)))
  for (;;) {
    const line = await io.ask(`${paint.cyan(name)} > `)
    if (line === undefined) return 'left'
    const typed = typedLine(line)
    if (typed.kind === 'quit') return 'left'
    if (await answer(turn, typed)) return 'done'
  }
}

interface Turn {
  readonly match: TerminalMatch
  readonly seat: Seat
  readonly scene: Scene
  readonly menu: readonly Entry[]
}

/** Whether the position has changed. */
async function answer(turn: Turn, typed: Typed): Promise<boolean> {
  const { match, seat, scene, menu } = turn
  const { io, paint, screen, saving } = match
  switch (typed.kind) {
    case 'undo':
      return undo(match)
    case 'redo':
      return redo(match)
    case 'resign':
      return resign(match, seat)
    case 'data':
      return submit(match, typed.text)
    case 'choose':
      return choose(turn, typed.text)
    case 'help':
      indented(turn, table(HELP(saving.command).map(([what, does]) => [paint.cyan(what), does])))
      return false
    case 'board':
      showBoard(turn)
      return false
    case 'legend':
      io.out(`${screen.legend(scene)}\n`)
      return false
    case 'list': {
      const found = typed.text === '' ? menu : meantBy(menu, typed.text)
      if (found.length > 0) indented(turn, listInWords(found, layoutOf(turn)))
      else refuse(match, `No action matches ${JSON.stringify(printable(typed.text))}.`)
      return false
    }
    case 'odds': {
      const entry = meant(turn, typed.text)
      if (entry) indented(turn, [paint.bold(entryInWords(entry)), ...oddsInWords(match, entry)])
      return false
    }
    case 'hint':
      indented(turn, await adviceInWords(match, menu))
      return false
    case 'save':
      await save(match, typed.file)
      return false
    case 'quit':
      return false
  }
}

/** A letter opens a group of the menu; anything else means one action, or is asked about. */
async function choose(turn: Turn, text: string): Promise<boolean> {
  const { match, menu } = turn
  const group = groupsOf(menu).find(({ key }) => key === text.toLowerCase())
  if (group) {
    indented(turn, [match.paint.bold(group.name), ...entriesInWords(group.entries, layoutOf(turn))])
    return false
  }
  const entry = meant(turn, text)
  if (!entry) return false
  if (entry.choice !== undefined) return take(match, entry.choice)
  refuse(match, entry.refusal ?? 'You cannot do that now.')
  return false
}

/** The one entry that is meant; where none or several may be, it says so. */
function meant(turn: Turn, text: string): Entry | undefined {
  const { match, menu } = turn
  const found = text === '' ? [] : meantBy(menu, text)
  const [entry] = found
  if (found.length === 1) return entry
  const quoted = JSON.stringify(printable(text))
  if (entry) {
    match.io.out(`${found.length} actions match ${quoted}; which one?\n`)
    indented(turn, listInWords(found, layoutOf(turn)))
  } else {
    const numbers = `Type 1 to ${menu.length}, or part of a label`
    refuse(match, text === '' ? `Which action? ${numbers}.` : `No action matches ${quoted}. ${numbers}.`)
  }
  return undefined
}

function showBoard({ match, scene, menu }: Turn): void {
  // Cells show their names where actions speak of them; else they have room for other things.
  const named = menu.some(({ onBoard }) => onBoard)
  match.io.out(`${match.screen.draw(scene, named)}\n\n`)
}

function layoutOf({ match: { paint, io } }: Turn) {
  return { paint, width: io.terminal.columns - 2 }
}

function indented({ match }: Turn, lines: readonly string[]): void {
  match.io.out(lines.map(line => `  ${line}\n`).join(''))
}
