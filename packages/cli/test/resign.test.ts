import { readRecord } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

describe('resign', () => {
  it('gives up the match: in the log, in the result, in the record and in its replay', async () => {
    const line = 'play hexapawn --seed s --save m.json'
    const { code, out, files } = await type(line, { typed: ['1', 'resign'] })
    expect(code).toBe(0)
    expect(out).toContain('▸ White resigns.')
    expect(out).toContain('Black wins (resigned) after 3 actions')
    const { steps, outcome } = readRecord(files['m.json'] ?? '', 'm')
    expect(steps.at(-1)).toMatchObject({ seq: 3, end: { kind: 'resigned', seat: 0 } })
    expect(outcome).toMatchObject({ scores: [0, 1], reason: 'resigned' })
    const shown = await type('replay m.json', { files })
    expect(shown.out).toMatch(/^ +3 {2}White resigns\.$/m)
    expect(shown.out).toContain('Black wins (resigned) after 3 steps')
    expect((await type('replay m.json --step 2', { files })).out).not.toContain('resigns')
    expect(await type('replay m.json --verify', { files })).toMatchObject({ code: 0 })
  })

  it('is asked about once more when a person types it', async () => {
    const terminal = { typed: true }
    const stays = await type('play hexapawn', { typed: ['resign', 'no', 'quit'], terminal })
    expect(stays.out).toContain('The match goes on.')
    expect(stays.out).toContain('Left after 0 actions.')
    const leaves = await type('play hexapawn', { typed: ['resign', 'yes'], terminal })
    expect(leaves.out).toContain('Black wins (resigned) after 1 action')
    expect(leaves.left).toEqual([])
  })

  it('is shown as it was recorded where the rules of today play the match differently', async () => {
    const { files } = await type('play hexapawn --seed s --save m.json', { typed: ['1', 'resign'] })
    const changed = (files['m.json'] ?? '')
      .replace('"rules":1', '"rules":0')
      .replace('"/turn",1', '"/turn",0')
    const { out } = await type('replay m.json', { files: { 'm.json': changed } })
    expect(out).toContain('the current rules play it differently')
    expect(out).toContain('white resigns.')
  })
})
