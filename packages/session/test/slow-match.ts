import {
  type Acted,
  type GameTypes,
  type MatchEnd,
  type MatchRecord,
  type Refusal,
  type Seat,
  SeededDice,
} from '@sextant/engine'
import type { BoxedGame } from '@sextant/scene'
import { createListeners } from '../src/client/listeners.ts'
import { type LocalMatch, type MatchClient, resumedMatch } from '../src/index.ts'

/** A match that is played elsewhere, and the clients that follow it over a bad network. */
export interface DistantMatch<T extends GameTypes> {
  /** Where it is played. */
  readonly match: LocalMatch<T>
  connect(network?: Network): SlowMatch<T>
}

/** A client as `MatchClient` asks for; what is saved is what it knows of. */
export type SlowMatch<T extends GameTypes> = LocalMatch<T>

/** How bad it is. Every part of 100 frames; delays are in milliseconds. */
export interface Network {
  readonly seed: string
  readonly delay: number
  /** Frames that never arrive. */
  readonly lost: number
  /** Connections that end, with all that is on its way. */
  readonly broken: number
}

export const BAD_NETWORK: Network = { seed: 'bad', delay: 3, lost: 15, broken: 5 }

/** What is done to a match, as it is sent to everybody. */
type Change =
  | { readonly kind: 'submit'; readonly seat: Seat; readonly action: unknown }
  | { readonly kind: 'undo' | 'redo'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly end: MatchEnd }

type Answer = { readonly entry: number } | { readonly refusal: Refusal } | { readonly error: unknown }

const underWay = new Set<() => boolean>()

/** Whether anything is on its way to or from any client. */
export function isQuiet(): boolean {
  return ![...underWay].some(is => is())
}

const CONFLICT: Refusal = { code: 'conflict', message: 'Something else has happened meanwhile.' }
/** Milliseconds after which something that has not arrived is asked for again. */
const PATIENCE = 12

export function distantMatch<T extends GameTypes>(
  contents: BoxedGame<T>,
  record: MatchRecord,
): DistantMatch<T> {
  const match = resumedMatch(contents, record)
  const entries: Change[] = []
  const clients = new Set<(entry: number) => void>()
  /** What was asked before, by who asked and their number: asked again, it is answered again. */
  const answers = new Map<string, Promise<Answer>>()

  async function apply(change: Change, cursor: number): Promise<Answer> {
    // Who acts beside others, on what they may not see, is in nobody's way.
    const beside = change.kind === 'submit' && match.toAct.includes(change.seat)
    if (cursor !== entries.length && !beside) return { refusal: CONFLICT }
    try {
      const refusal = await made(match, change)
      if (refusal) return { refusal }
    } catch (error) {
      return { error }
    }
    entries.push(change)
    for (const send of clients) send(entries.length)
    return { entry: entries.length }
  }

  return {
    match,
    connect(network = BAD_NETWORK) {
      const luck = SeededDice.from(network.seed)
      const name = `${network.seed} ${clients.size}`
      const own = resumedMatch(contents, record)
      const { subscribe, notify } = createListeners()
      const arrived = new Map<number, Change>()
      let known = 0
      let asked = 0
      let asking = 0
      let applying = false
      let waiting: (() => void)[] = []

      /** Hands something over after a while, or never. */
      function send(hand: () => void): void {
        if (luck.d(100) <= network.lost) return
        setTimeout(hand, luck.d(network.delay + 1) - 1)
      }

      function receive(entry: number): void {
        const change = entries[entry - 1]
        if (change && entry > known) arrived.set(entry, change)
        void follow()
      }

      /** Everything that is there, in its order. */
      async function follow(): Promise<void> {
        if (applying) return
        applying = true
        for (let next = arrived.get(known + 1); next; next = arrived.get(known + 1)) {
          arrived.delete(++known)
          await made(own, next)
          notify(next.kind === 'submit' || next.kind === 'end' ? 'step' : 'rewritten')
        }
        applying = false
        const done = waiting
        waiting = []
        for (const go of done) go()
      }

      /** Until as much is known; what does not come is asked for. */
      async function knows(entry: number): Promise<void> {
        while (known < entry) {
          const told = new Promise<void>(resolve => waiting.push(resolve))
          await Promise.race([told, new Promise(resolve => setTimeout(resolve, PATIENCE))])
          for (let missing = known + 1; missing <= entry; missing++) send(() => receive(missing))
        }
      }

      async function ask(change: Change): Promise<Exclude<Answer, { error: unknown }>> {
        const id = `${name} ${++asked}`
        const cursor = known
        asking++
        for (;;) {
          const answer = await new Promise<Answer | undefined>(resolve => {
            send(() => {
              const answering = answers.get(id) ?? apply(change, cursor)
              answers.set(id, answering)
              void answering.then(given => send(() => resolve(given)))
            })
            setTimeout(() => resolve(undefined), PATIENCE)
          })
          if (answer === undefined) continue
          await knows('entry' in answer ? answer.entry : entries.length)
          asking--
          if ('error' in answer) throw answer.error
          return answer
        }
      }

      underWay.add(() => asking > 0 || applying || known < entries.length)
      clients.add(entry => {
        if (luck.d(100) > network.broken) return send(() => receive(entry))
        // Back again after a while, it asks for what it has missed.
        setTimeout(() => void knows(entries.length), PATIENCE)
      })
      // What was lost is noticed even if nothing follows it.
      const heartbeat = setInterval(() => void (known < entries.length && knows(entries.length)), PATIENCE)
      heartbeat.unref?.()

      const refusalOf = async (change: Change) => {
        const answer = await ask(change)
        return 'refusal' in answer ? answer.refusal : undefined
      }
      const client: MatchClient<T> = {
        ...own,
        async submit(seat, action): Promise<Acted<T['event']>> {
          const answer = await ask({ kind: 'submit', seat, action })
          if ('refusal' in answer) return { ok: false, refusal: answer.refusal }
          return { ok: true, events: own.heard(seat, own.seq).at(-1)?.events ?? [] }
        },
        undo: seat => refusalOf({ kind: 'undo', seat }),
        redo: seat => refusalOf({ kind: 'redo', seat }),
        end: end => refusalOf({ kind: 'end', end }),
        subscribe,
      }
      // What is known is read where it is, not copied when the client was made.
      return new Proxy(own, {
        get: (target, key) => Reflect.get(CHANGING.has(key) ? client : target, key),
      })
    },
  }
}

const CHANGING: ReadonlySet<string | symbol> = new Set(['submit', 'undo', 'redo', 'end', 'subscribe'])

async function made<T extends GameTypes>(
  match: MatchClient<T>,
  change: Change,
): Promise<Refusal | undefined> {
  switch (change.kind) {
    case 'submit': {
      const acted = await match.submit(change.seat, change.action)
      return acted.ok ? undefined : acted.refusal
    }
    case 'undo':
      return match.undo(change.seat)
    case 'redo':
      return match.redo(change.seat)
    case 'end':
      return match.end(change.end)
  }
}
