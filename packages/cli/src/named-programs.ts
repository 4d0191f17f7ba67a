import { botsFor } from '@sextant/bots'
import type { GameTypes } from '@sextant/engine'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { unknown } from './nearest.ts'
import { UsageError } from './usage-error.ts'

/** The programs of a list such as `greedy,random`. */
export function namedPrograms<T extends GameTypes>(
  boxed: BoxedGame<T>,
  list: string,
  command: string,
): readonly BoxedBot<T>[] {
  const programs = botsFor(boxed)
  return list
    .split(',')
    .map(typed => namedProgram(programs, typed.trim(), `program for ${boxed.game.id}`, command))
}

export function namedProgram<B extends { readonly id: string }>(
  programs: readonly B[],
  id: string,
  what: string,
  command: string,
): B {
  const found = programs.find(program => program.id === id)
  if (found) return found
  const known = programs.map(program => program.id)
  throw new UsageError(unknown(what, id, known), command)
}
