import { programsFor } from '@sextant/lab'
import type { BoxedBot, BoxedGame } from '@sextant/scene'
import { unknown } from './nearest.ts'
import { UsageError } from './usage-error.ts'

/** The programs of a list such as `greedy,random`. */
export function namedPrograms<S, A, E, O>(
  boxed: BoxedGame<S, A, E, O>,
  list: string,
  command: string,
): readonly BoxedBot<S, A, E>[] {
  const programs = programsFor(boxed)
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
