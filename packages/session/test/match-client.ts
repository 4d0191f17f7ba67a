import type { GameTypes, MatchEnd, Seat } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { type MatchClient, turnFrom } from '../src/index.ts'

/** A match to try a client on, at its beginning. */
export interface ClientUnderTest<T extends GameTypes> {
  readonly client: MatchClient<T>
  /** An action that can be taken back, with the seat that may take it; and one that the rules refuse this seat. */
  readonly seat: Seat
  readonly action: T['action']
  readonly illegal: unknown
  /** A seat that is not to act, where there is one. */
  readonly idle?: Seat
  /** An end that this match accepts, where it accepts any, and the scores that follow. */
  readonly end?: { readonly end: MatchEnd; readonly scores: readonly number[] }
}

/** What holds for every match client, whatever it is connected to. Each test gets a match of its own. */
export function testMatchClient<T extends GameTypes>(name: string, open: () => ClientUnderTest<T>): void {
  describe(`${name}, as a match client`, () => {
    /** All that a client shows, to see that nothing has changed. */
    const everything = ({ seq, toAct, turn, outcome, view, heard }: MatchClient<T>) =>
      structuredClone({ seq, toAct, turn, outcome, view: view('spectator'), heard: heard('spectator') })

    test('knows who is to act, what they may do and what they see', () => {
      const { client, seat, action } = open()
      expect(client.seq).toBe(0)
      expect(client.outcome).toBeUndefined()
      expect(client.toAct).toContain(seat)
      expect(client.legal(seat)).toContainEqual(action)
      expect(client.rules.toAct(client.view(seat))).toContain(seat)
      expect(client.commitment).toMatch(/^[0-9a-f]{64}$/)
    })

    test('opens with the turn under way', () => {
      const { client } = open()
      expect(client.openTurn).toEqual(turnFrom(0, client))
    })

    test('gives views that nobody else can change', () => {
      const { client, seat } = open()
      const before = structuredClone(client.view(seat))
      const view = client.view(seat)
      if (typeof view === 'object' && view !== null)
        for (const key of Object.keys(view)) Reflect.deleteProperty(view, key)
      expect(client.view(seat)).toEqual(before)
    })

    test('takes an action, which every viewer hears of as a step of its own', async () => {
      const { client, seat, action } = open()
      const acted = await client.submit(seat, action)
      expect(acted).toMatchObject({ ok: true })
      expect(client.seq).toBe(1)
      for (const viewer of [...client.rules.seats.keys(), 'spectator'] as const) {
        const heard = client.heard(viewer)
        expect(heard.map(({ step }) => step)).toEqual([0, 1])
        expect(heard[0]?.seat).toBeUndefined()
        expect(heard[1]?.seat).toBe(seat)
        expect(client.heard(viewer, 1)).toEqual(heard.slice(1))
        expect(client.heard(viewer, 2)).toEqual([])
      }
      if (acted.ok) expect(client.heard(seat, 1)[0]?.events).toEqual(acted.events)
    })

    test('refuses what is not an action, what the rules forbid and who is not to act, and all stays as it was', async () => {
      const { client, seat, action, illegal, idle } = open()
      const before = everything(client)
      const refused = [client.submit(seat, { nonsense: true }), client.submit(seat, illegal)]
      if (idle !== undefined) refused.push(client.submit(idle, action))
      for (const acted of await Promise.all(refused)) {
        if (acted.ok) throw new Error('it was not refused')
        expect(acted.refusal.code).toMatch(/./)
        expect(acted.refusal.message).toMatch(/./)
      }
      expect(everything(client)).toEqual(before)
    })

    test('takes a step back and does it again, and says why it cannot', async () => {
      const { client, seat, action } = open()
      const before = everything(client)
      expect(client.whyNoUndo(seat)?.code).toBe('nothing-to-undo')
      expect((await client.undo(seat))?.code).toBe('nothing-to-undo')
      expect((await client.redo(seat))?.code).toBe('nothing-to-redo')
      await client.submit(seat, action)
      const after = everything(client)
      expect(client.whyNoUndo(seat)).toBeUndefined()
      expect(await client.undo(seat)).toBeUndefined()
      expect(everything(client)).toEqual(before)
      expect(await client.redo(seat)).toBeUndefined()
      expect(everything(client)).toEqual(after)
    })

    test('forgets what was taken back when something else is done', async () => {
      const { client, seat, action } = open()
      await client.submit(seat, action)
      await client.undo(seat)
      await client.submit(seat, action)
      expect(client.heard(seat)).toHaveLength(2)
      expect((await client.redo(seat))?.code).toBe('nothing-to-redo')
    })

    test('ends by what no rule makes, or refuses it', async () => {
      const { client, seat, action, end } = open()
      await client.submit(seat, action)
      const before = everything(client)
      if (!end) {
        expect((await client.end({ kind: 'called-off' }))?.code).toMatch(/./)
        expect(everything(client)).toEqual(before)
        return
      }
      expect(await client.end(end.end)).toBeUndefined()
      expect(client.outcome).toMatchObject({ scores: end.scores, reason: end.end.kind })
      expect(client.toAct).toEqual([])
      expect(client.heard('spectator').at(-1)).toMatchObject({ step: 2, events: [], end: end.end })
      expect((await client.undo(seat))?.code).toBe('match-over')
      expect((await client.end(end.end))?.code).toBe('match-over')
      expect((await client.submit(seat, action)).ok).toBe(false)
    })

    test('calls back once for every change, when it shows it and before what made it resolves', async () => {
      const { client, seat, action, illegal } = open()
      const calls: unknown[] = []
      const stop = client.subscribe(change => calls.push([change, client.seq, client.heard(seat).length]))
      expect((await client.submit(seat, illegal)).ok).toBe(false)
      expect(calls).toEqual([])
      await client.submit(seat, action)
      expect(calls).toEqual([['step', 1, 2]])
      await client.undo(seat)
      await client.redo(seat)
      expect(calls.slice(1)).toEqual([
        ['rewritten', 0, 1],
        ['rewritten', 1, 2],
      ])
      stop()
      await client.undo(seat)
      expect(calls).toHaveLength(3)
    })
  })
}
