import { effect } from '@preact/signals-core'
import type { Outcome, Seat } from '@sextant/engine'
import type { Session } from './session.ts'

/** What a session waits for: what a screen that asks one question after the other has to ask now. */
export type Prompt =
  /** The board is hidden until this person says they are there: `liftCurtain`. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** Everybody may look at the result of the last plans until this person plans: `takeOver`. */
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  /** This person is to act: `take`, `submit`, `undo` and the like. */
  | { readonly kind: 'choose'; readonly seat: Seat }
  /** A spectator may ask for the next turn: `nextTurn`. */
  | { readonly kind: 'next-turn' }
  /** Nobody is to act: the decisions of a campaign wait for a battle. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/** What the session waits for now; nothing while a step is being played or a bot is thinking. */
export function promptOf(session: Session): Prompt | undefined {
  const { outcome, actor, toAct } = session.snapshot.value
  const [curtain, handOver] = [session.curtain.value, session.handOver.value]
  if (session.busy.value || session.thinking.value !== undefined || session.repeating.value) return undefined
  if (outcome) return { kind: 'over', outcome }
  if (curtain !== undefined) return { kind: 'curtain', seat: curtain }
  if (handOver !== undefined) return { kind: 'hand-over', seat: handOver }
  if (session.waiting.value) return { kind: 'next-turn' }
  if (actor !== undefined) return { kind: 'choose', seat: actor }
  return toAct.length === 0 ? { kind: 'waits' } : undefined
}

/** Resolves as soon as the session waits for somebody. Whatever was done to it before must be awaited first. */
export function nextPrompt(session: Session): Promise<Prompt> {
  return new Promise(resolve => {
    const stop = effect(() => {
      if (!promptOf(session)) return
      // A session decides step by step who is asked: only what is left at the end of it counts.
      queueMicrotask(() => {
        const prompt = promptOf(session)
        if (!prompt) return
        stop()
        resolve(prompt)
      })
    })
  })
}
