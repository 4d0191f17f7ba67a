import { InputError, type Seat, writeRecord } from '@sextant/engine'
import { writeOutput } from '../input-file.ts'
import { printable } from '../text/printable.ts'
import { table } from '../text/table.ts'
import { type Entry, meantBy, menuOf } from './menu.ts'
import { entriesInWords, groupsOf, listInWords, menuInWords } from './menu-text.ts'
import { oddsInWords } from './odds-text.ts'
import { refuse, type Session, seatName } from './session.ts'
import { HELP, typedLine } from './typed.ts'

/** What became of a person's turn: the position has changed, or they left. */
export type Turn = 'changed' | 'left'

/** Shows a person the position and asks until something is done. */
export async function takeTurn<S, A, E>(session: Session<S, A, E>, seat: Seat): Promise<Turn> {
  const { io, paint, match, pictures } = session
  const view = match.view(seat)
  const scene = pictures.scene(view, seat)
  const menu = menuOf(session, seat, view, scene)
  const name = seatName(session, seat)
  const layout = { paint, width: io.terminal.columns - 2 }
  const say = (lines: readonly string[]) => io.out(lines.map(line => `${line}\n`).join(''))
  const say2 = (lines: readonly string[]) => say(lines.map(line => `  ${line}`))
  // Cells say their names where actions speak of them; else they have room for other things.
  const named = menu.some(({ onBoard }) => onBoard)
  const board = () => say([pictures.draw(scene, named).trimEnd(), ''])

  board()
  say([paint.bold(`${name}, your action`) + paint.dim(session.match.seq === 0 ? '   help explains' : '')])
  say2(menuInWords(menu, layout))
  for (;;) {
    const line = await io.ask(`${paint.cyan(name)} > `)
    if (line === undefined) return 'left'
    const typed = typedLine(line)
    switch (typed.kind) {
      case 'quit':
        return 'left'
      case 'help':
        say2(table(HELP.map(([what, does]) => [paint.cyan(what), does])))
        break
      case 'board':
        board()
        break
      case 'legend':
        say([pictures.legend(scene).trimEnd()])
        break
      case 'list':
        say2(listInWords(typed.text === '' ? menu : meantBy(menu, typed.text), layout))
        break
      case 'save':
        await save(session, typed.file)
        break
      case 'odds': {
        const entry = one(session, menu, typed.text)
        if (entry) say2([paint.bold(entry.label), ...oddsInWords(session, seat, entry.action)])
        break
      }
      case 'undo':
        if (takeBack(session, seat)) return 'changed'
        break
      case 'redo':
        if (doAgain(session, seat)) return 'changed'
        break
      case 'data':
        if (submit(session, seat, typed.text)) return 'changed'
        break
      case 'choose': {
        const group = groupsOf(menu).find(({ key }) => key === typed.text.toLowerCase())
        if (group) {
          say2([paint.bold(group.name), ...entriesInWords(group.entries, layout)])
          break
        }
        const entry = one(session, menu, typed.text)
        if (entry && acted(session, match.act(seat, entry.action))) return 'changed'
        break
      }
    }
  }
}

/** The one entry that is meant; where none or several may be, it says so. */
function one<S, A, E>(
  session: Session<S, A, E>,
  menu: readonly Entry<A>[],
  text: string,
): Entry<A> | undefined {
  const { io, paint } = session
  const found = text === '' ? [] : meantBy(menu, text)
  const [entry] = found
  if (found.length === 1) return entry
  if (!entry) {
    const numbers = `1 to ${menu.length}, or part of a label`
    refuse(
      session,
      text === ''
        ? `Which action? ${numbers}.`
        : `Nothing here is ${quoted(text)}: ${numbers}; help explains.`,
    )
    return undefined
  }
  io.out(`${found.length} actions fit ${quoted(text)}; which one?\n`)
  for (const line of listInWords(found, { paint, width: io.terminal.columns - 2 })) io.out(`  ${line}\n`)
  return undefined
}

function quoted(text: string): string {
  return JSON.stringify(printable(text))
}

function acted<S, A, E>(
  session: Session<S, A, E>,
  result: { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly message: string } },
): boolean {
  if (!result.ok) refuse(session, result.refusal.message)
  return result.ok
}

function submit<S, A, E>(session: Session<S, A, E>, seat: Seat, text: string): boolean {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    refuse(session, 'This is not JSON; nothing was done.')
    return false
  }
  return acted(session, session.match.submit(seat, data))
}

/** At one screen without secrets, whoever acted last may take it back, whoever's turn it has become. */
function takeBack<S, A, E>(session: Session<S, A, E>, seat: Seat): boolean {
  const { match, persons, told, io } = session
  const seats = [seat, ...persons.filter(other => other !== seat && told.get(other) === match.seq)]
  const able = seats.find(other => match.whyNoUndo(other) === undefined) ?? seat
  const refusal = match.undo(able)
  if (refusal) {
    refuse(session, refusal.message)
    return false
  }
  for (const [person, step] of told) told.set(person, Math.min(step, match.seq))
  io.out('Taken back.\n')
  return true
}

function doAgain<S, A, E>(session: Session<S, A, E>, seat: Seat): boolean {
  const result = session.match.redo(seat)
  return acted(session, result)
}

async function save<S, A, E>(session: Session<S, A, E>, file: string): Promise<void> {
  const { io, match } = session
  if (file === '') return refuse(session, 'Where to? save FILE')
  try {
    await writeOutput(io, file, writeRecord(match.save()))
    io.out(`Saved. Go on later with: sextant play --resume ${file}\n`)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    refuse(session, error.message)
  }
}
