import type { Bot } from '@sextant/engine'
import { programsFor } from '@sextant/lab'
import type { BoxedGame } from '@sextant/scene'
import { unknown } from './nearest.ts'
import { UsageError } from './usage-error.ts'

/** The programs of a list such as `greedy,random`. */
export function namedPrograms<S, A, E, O>(
  boxed: BoxedGame<S, A, E, O>,
  list: string,
  command: string,
): readonly Bot<S, A, E>[] {
  const programs = programsFor(boxed)
  return list.split(',').map(typed => {
    const id = typed.trim()
    const found = programs.find(program => program.id === id)
    if (found) return found
    const known = programs.map(program => program.id)
    throw new UsageError(unknown(`program for ${boxed.game.id}`, id, known), command)
  })
}
