import { describe, expect, test } from 'vitest'
import { type } from './memory-terminal.ts'

describe('in a terminal', () => {
  test('the menu tells before an attack who counters whom, and the odds speak the game’s words', async () => {
    const typed = [
      'cavalry -2,-1',
      'end turn',
      'end turn',
      'cavalry -1,0',
      'list attack',
      'odds attack',
      'quit',
    ]
    const { out } = await type('play blades-of-hex --seat all', { typed })
    expect(out).toMatch(/\d {2}Attack Neutral infantry 1 \(Counter ↑\)/)
    expect(out).toContain('Damage (Attack 45, Counter coefficient ×1.25, Hunting ×1.2, Fortitude ×0.67')
    expect(out).toContain('Counterattack damage (Attack 35, Counterattack strength ×0.75')
    expect(out).toContain('Critical strike by fortitude 66 % ×1.8')
  })

  test('an action is still taken by its label alone', async () => {
    const typed = [
      'cavalry -2,-1',
      'end turn',
      'end turn',
      'cavalry -1,0',
      'Attack Neutral infantry 1',
      'quit',
    ]
    const { out } = await type('play blades-of-hex --seat all', { typed })
    expect(out).toMatch(/Red cavalry 1 strikes Neutral infantry 1/)
  })
})
