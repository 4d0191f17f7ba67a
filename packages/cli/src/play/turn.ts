import type { GameTypes, Seat } from '@sextant/engine'
import type { Scene } from '@sextant/scene'
import { printable } from '@sextant/scene/terminal'
import { table } from '../text/table.ts'
import { adviceInWords } from './advice-text.ts'
import { act, doAgain, save, submit, takeBack } from './deeds.ts'
import { type Entry, entryInWords, meantBy, menuOf } from './menu.ts'
import { entriesInWords, groupsOf, listInWords, menuInWords } from './menu-text.ts'
import { oddsInWords } from './odds-text.ts'
import { refuse, type Session, seatName } from './session.ts'
import { HELP, type Typed, typedLine } from './typed.ts'

/** Shows a person the position and asks until something is done; `left` if they leave the match. */
export async function takeTurn<T extends GameTypes>(
  session: Session<T>,
  seat: Seat,
): Promise<'done' | 'left'> {
  const { io, paint, match, pictures } = session
  const view = match.view(seat)
  const scene = pictures.scene(view, seat)
  const turn: Turn<T> = { session, seat, scene, menu: menuOf(session, seat, view, scene) }
  const name = seatName(session, seat)
  showBoard(turn)
  io.out(`${paint.bold(`${name}, your action`)}${match.seq === 0 ? paint.dim('   help explains') : ''}\n`)
  indented(turn, menuInWords(turn.menu, layoutOf(turn)))
  for (;;) {
    const line = await io.ask(`${paint.cyan(name)} > `)
    if (line === undefined) return 'left'
    const typed = typedLine(line)
    if (typed.kind === 'quit') return 'left'
    if (await answer(turn, typed)) return 'done'
  }
}

interface Turn<T extends GameTypes> {
  readonly session: Session<T>
  readonly seat: Seat
  readonly scene: Scene
  readonly menu: readonly Entry<T['action']>[]
}

/** Whether the position has changed. */
async function answer<T extends GameTypes>(turn: Turn<T>, typed: Typed): Promise<boolean> {
  const { session, seat, scene, menu } = turn
  const { io, paint, pictures } = session
  switch (typed.kind) {
    case 'undo':
      return takeBack(session, seat)
    case 'redo':
      return doAgain(session, seat)
    case 'data':
      return submit(session, seat, typed.text)
    case 'choose':
      return choose(turn, typed.text)
    case 'help':
      indented(turn, table(HELP(session.keeping.command).map(([what, does]) => [paint.cyan(what), does])))
      break
    case 'board':
      showBoard(turn)
      break
    case 'legend':
      io.out(`${pictures.legend(scene).trimEnd()}\n`)
      break
    case 'list':
      indented(turn, listInWords(typed.text === '' ? menu : meantBy(menu, typed.text), layoutOf(turn)))
      break
    case 'odds': {
      const entry = meant(turn, typed.text)
      if (entry)
        indented(turn, [paint.bold(entryInWords(entry)), ...oddsInWords(session, seat, entry.action)])
      break
    }
    case 'hint':
      indented(turn, await adviceInWords(session, seat, menu))
      break
    case 'save':
      await save(session, typed.file)
      break
  }
  return false
}

/** A letter opens a group of the menu; anything else means one action, or is asked about. */
function choose<T extends GameTypes>(turn: Turn<T>, text: string): boolean {
  const { session, seat, menu } = turn
  const group = groupsOf(menu).find(({ key }) => key === text.toLowerCase())
  if (group) {
    indented(turn, [session.paint.bold(group.name), ...entriesInWords(group.entries, layoutOf(turn))])
    return false
  }
  const entry = meant(turn, text)
  return entry !== undefined && act(session, seat, entry.action)
}

/** The one entry that is meant; where none or several may be, it says so. */
function meant<T extends GameTypes>(turn: Turn<T>, text: string): Entry<T['action']> | undefined {
  const { session, menu } = turn
  const found = text === '' ? [] : meantBy(menu, text)
  const [entry] = found
  if (found.length === 1) return entry
  const quoted = JSON.stringify(printable(text))
  if (entry) {
    session.io.out(`${found.length} actions fit ${quoted}; which one?\n`)
    indented(turn, listInWords(found, layoutOf(turn)))
  } else {
    const numbers = `1 to ${menu.length}, or part of a label`
    refuse(session, text === '' ? `Which action? ${numbers}.` : `Nothing here is ${quoted}: ${numbers}.`)
  }
  return undefined
}

function showBoard<T extends GameTypes>({ session, scene, menu }: Turn<T>): void {
  // Cells say their names where actions speak of them; else they have room for other things.
  const named = menu.some(({ onBoard }) => onBoard)
  session.io.out(`${session.pictures.draw(scene, named).trimEnd()}\n\n`)
}

function layoutOf<T extends GameTypes>({ session: { paint, io } }: Turn<T>) {
  return { paint, width: io.terminal.columns - 2 }
}

function indented<T extends GameTypes>({ session }: Turn<T>, lines: readonly string[]): void {
  session.io.out(lines.map(line => `  ${line}\n`).join(''))
}
