import { randomBot } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { underwaterHockey } from '../src/index.ts'
import type { Hockey } from '../src/types.ts'
import { botNamed, optionsOf, playMatch } from './play.ts'

const script = botNamed('script')

describe('the bots', () => {
  test('matches by the book end with a winner, in a sensible number of turns', () => {
    const turns: number[] = []
    for (let match = 0; match < 60; match++) {
      const { state, outcome } = playMatch([script, script], `length ${match}`)
      expect(outcome.reason).toBe('goals')
      turns.push(state.turn - 1)
    }
    turns.sort((a, b) => a - b)
    expect(turns[30]).toBeGreaterThan(35)
    expect(turns[30]).toBeLessThan(120)
  })

  test('the playbook beats the novice, and the novice beats random plans', () => {
    expect(winsOf('script', 'novice', 40, 'classic')).toBeGreaterThan(28)
    expect(winsOf('novice', 'random', 20, 'golden-goal')).toBeGreaterThan(16)
  })

  test('a quick look ahead beats the playbook', () => {
    expect(winsOf('scout', 'script', 12, 'golden-goal')).toBeGreaterThan(6)
  })
})

function winsOf(id: string, other: string, matches: number, scenario: string): number {
  const named = (name: string) => (name === 'random' ? randomBot<Hockey>() : botNamed(name))
  const played = underwaterHockey.load(optionsOf(scenario))
  let wins = 0
  for (let match = 0; match < matches; match++) {
    const seat = match % 2
    const line = seat === 0 ? [named(id), named(other)] : [named(other), named(id)]
    const { outcome } = playMatch(line, `${id} ${other} ${match}`, undefined, played)
    if (outcome.scores[seat] === 1) wins++
  }
  return wins
}
