import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseScene, whyNotScene } from '../src/index.ts'
import { renderScene } from '../src/terminal/index.ts'
import { skin, skirmish, voyage } from './scenes.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

function block(kind: string): string {
  return readme.split(`\`\`\`${kind}\n`)[1]?.split('```')[0] ?? ''
}

describe('the README', () => {
  it('shows its scene as it is drawn', () => {
    const scene = parseScene(JSON.parse(block('json')), 'README.md')
    expect(whyNotScene(scene, skin)).toEqual([])
    expect(block('text')).toBe(`${renderScene(scene, { skin, catalogue: {}, width: 80 })}\n`)
  })

  it('shows a chart as it is drawn', () => {
    expect(whyNotScene(voyage(), skin)).toEqual([])
    expect(block('text chart')).toBe(`${renderScene(voyage(), { skin, catalogue: {}, width: 72 })}\n`)
  })

  it('shows a larger board as it is drawn', () => {
    const catalogue = { turn: 'Round {round} · {side} to move' }
    expect(block('text board')).toBe(`${renderScene(skirmish(), { skin, catalogue, width: 120 })}\n`)
  })
})
