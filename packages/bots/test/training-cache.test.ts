import type { Bot } from '@sextant/engine'
import { type Action, type Event, hexapawn, type State, show } from '@sextant/hexapawn'
import { describe, expect, it } from 'vitest'
import { type Lesson, openSchool, type Shelf, simulate } from '../src/index.ts'

const options = hexapawn.scenarios[0].options
const rules = hexapawn.load(options)

/** Learns how many hexes the board has, and notes when it does and with what it sits down. */
function scholar(learnt: string[], sat: (Uint8Array | undefined)[] = []): Bot<State, Action, Event> {
  return {
    id: 'scholar',
    title: 'Scholar',
    about: '',
    study: {
      key: ({ limit }) => `limit ${limit}`,
      learn({ limit }, progress) {
        learnt.push(`limit ${limit}`)
        progress(0.5)
        return Uint8Array.of(limit)
      },
    },
    join(loaded, seat, known) {
      sat.push(known)
      return { choose: view => loaded.legal(view, seat)[0] as Action }
    },
  }
}

function memory(): Shelf & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  const name = ({ game, bot, key }: Lesson) => `${game} ${bot} ${key}`
  return {
    kept,
    read: async lesson => kept.get(name(lesson)),
    write: async (lesson, bytes) => void kept.set(name(lesson), bytes),
  }
}

describe('a school', () => {
  it('teaches once for rules that need the same, however many matches are played', async () => {
    const learnt: string[] = []
    const sat: (Uint8Array | undefined)[] = []
    const school = openSchool()
    const bots = [scholar(learnt, sat)]
    const boxed = { game: hexapawn, show, bots }
    await simulate(boxed, { options, games: 3, bots, seed: 's', school })
    await simulate(boxed, { options, games: 3, bots, seed: 't', school })
    expect(learnt).toEqual([`limit ${rules.limit}`])
    expect(sat).toHaveLength(12)
    expect(new Set(sat)).toEqual(new Set([Uint8Array.of(rules.limit)]))
    await school.teach('hexapawn', scholar(learnt), hexapawn.load({ radius: 1 }))
    expect(learnt).toHaveLength(2)
  })

  it('hands back a program that need not learn as it is', async () => {
    const { study: _, ...plain } = scholar([])
    expect(await openSchool().teach('hexapawn', plain, rules)).toBe(plain)
  })

  it('keeps what was learnt on a shelf, and takes it from there', async () => {
    const shelf = memory()
    const learnt: string[] = []
    await openSchool({ shelf }).teach('hexapawn', scholar(learnt), rules)
    expect([...shelf.kept.keys()]).toEqual([`hexapawn scholar limit ${rules.limit}`])
    await openSchool({ shelf }).teach('hexapawn', scholar(learnt), rules)
    expect(learnt).toHaveLength(1)
    shelf.kept.clear()
    await openSchool({ shelf }).teach('hexapawn', scholar(learnt), rules)
    expect(learnt).toHaveLength(2)
  })

  it('tells how far it is', async () => {
    const told: [string, number][] = []
    const school = openSchool({ onLearning: ({ bot }, part) => told.push([bot, part]) })
    await school.teach('hexapawn', scholar([]), rules)
    expect(told).toEqual([
      ['scholar', 0.5],
      ['scholar', 1],
    ])
  })
})
