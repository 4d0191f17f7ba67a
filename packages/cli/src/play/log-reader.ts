import type { Viewer } from '@sextant/engine'
import { type LogLine, PERSON, type Session } from '@sextant/session'
import type { Io } from '../io.ts'
import type { Screen } from '../screen.ts'
import type { Paint } from '../text/paint.ts'

/** Prints the lines of the log, to each person those that they have not read yet. */
export interface LogReader {
  /** Lines that have just come into the log. Printed at once unless several persons share the screen. */
  onLog(lines: readonly LogLine[]): void
  /** Prints what those who look now have not read; whether anything was printed since it was last asked. */
  print(): boolean
  /** Somebody else is at the screen, who has not read what stood on it. */
  handedOver(): void
  /** All have read what was printed: the result of their plans. */
  readByAll(): void
  /** Steps were taken back. */
  takenBack(): void
}

export function createLogReader(io: Io, paint: Paint, screen: Screen, session: Session): LogReader {
  /** The last step that each viewer has read, by its own numbers; the set-up is 0. */
  const read = new Map<Viewer, number>()
  /** How far the match was, by the numbers of each viewer, when those at this screen last read. */
  let screenRead: ReadonlyMap<Viewer, number> = new Map()
  let printed = false

  const lastRead = (viewer: Viewer) => read.get(viewer) ?? -1

  function knownNow(): Map<Viewer, number> {
    const viewers: Viewer[] = [...session.players.peek().keys(), 'spectator']
    return session.open(({ match }) => new Map(viewers.map(viewer => [viewer, match.seqFor(viewer)])))
  }

  function show(lines: readonly LogLine[], viewer: Viewer): void {
    for (const { text, step } of lines) {
      io.out(`  ${paint.cyan('▸')} ${screen.say(text)}\n`)
      read.set(viewer, Math.max(lastRead(viewer), step))
      printed = true
    }
    screenRead = knownNow()
  }

  return {
    onLog(lines) {
      const persons = session.players.peek().filter(player => player === PERSON).length
      if (persons > 1) return
      const { viewer } = session.snapshot.peek()
      // What happened before anybody was asked comes first.
      if (!read.has(viewer))
        show(
          session.log.peek().filter(line => !lines.includes(line)),
          viewer,
        )
      show(lines, viewer)
    },
    print() {
      const { viewer } = session.snapshot.peek()
      const last = Math.max(lastRead(viewer), screenRead.get(viewer) ?? -1)
      show(
        session.log.peek().filter(({ step }) => step > last),
        viewer,
      )
      read.set(viewer, Math.max(lastRead(viewer), last))
      const some = printed
      printed = false
      return some
    },
    handedOver() {
      screenRead = new Map()
    },
    readByAll() {
      for (const [viewer, step] of knownNow()) read.set(viewer, step)
    },
    takenBack() {
      const known = knownNow()
      for (const [viewer, step] of read) read.set(viewer, Math.min(step, known.get(viewer) ?? step))
    },
  }
}
