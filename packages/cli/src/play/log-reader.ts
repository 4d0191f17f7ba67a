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
  /** The last step that each viewer has read; the set-up is 0. */
  const read = new Map<Viewer, number>()
  let before: Viewer | undefined
  let printed = false

  const lastRead = (viewer: Viewer | undefined) => (viewer === undefined ? -1 : (read.get(viewer) ?? -1))

  function show(lines: readonly LogLine[], viewer: Viewer): void {
    for (const { text, step } of lines) {
      io.out(`  ${paint.cyan('▸')} ${screen.say(text)}\n`)
      read.set(viewer, Math.max(lastRead(viewer), step))
      printed = true
    }
    before = viewer
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
      const last = Math.max(lastRead(viewer), lastRead(before))
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
      before = undefined
    },
    readByAll() {
      const all = lastRead(session.snapshot.peek().viewer)
      for (const seat of session.players.peek().keys()) read.set(seat, Math.max(lastRead(seat), all))
    },
    takenBack() {
      const { seq } = session.snapshot.peek()
      for (const [viewer, step] of read) read.set(viewer, Math.min(step, seq))
    },
  }
}
