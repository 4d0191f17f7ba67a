import { PERSON } from '@sextant/session'
import type { Io } from '../io.ts'
import type { Paint } from '../text/paint.ts'

/** What is played, who plays which seat, and what is promised of it: anyone who notes the commitment can check it later. */
export function greet(
  io: Io,
  paint: Paint,
  title: string,
  name: string,
  /** By seat, as people read them. */
  names: readonly string[],
  players: readonly string[],
  /** Of the match, in a form that can be copied. */
  commitment: string,
): void {
  const who = names.map((seat, i) => `${seat}: ${players[i] === PERSON ? 'you' : players[i]}`).join(', ')
  io.out(`\n${paint.bold(title)}, ${name}  ${paint.dim(who)}\n${paint.dim(`commitment ${commitment}`)}\n\n`)
}
