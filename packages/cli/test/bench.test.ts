import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const program = fileURLToPath(new URL('../../../bench/dist/main.js', import.meta.url))
const built = { files: { [program]: '' } }

describe('sextant bench', () => {
  it('runs the built benchmarks and passes on what stands after --', async () => {
    const { code, ran } = await type('bench -- --quick hex', built)
    expect(code).toBe(0)
    expect(ran).toEqual([[program, '--quick', 'hex']])
  })

  it('asks them for JSON when it is asked for JSON', async () => {
    expect((await type('bench --json', built)).ran).toEqual([[program, '--json']])
    expect((await type('bench --json -- --quick', built)).ran).toEqual([[program, '--json', '--quick']])
  })

  it('fails when they fail, and is wrong usage where they say so', async () => {
    expect((await type('bench', { ...built, exitOfNode: 3 })).code).toBe(1)
    expect((await type('bench -- --fast', { ...built, exitOfNode: 2 })).code).toBe(2)
  })

  it('says what to do when they are not built', async () => {
    const { code, err, ran } = await type('bench')
    expect(code).toBe(2)
    expect(err).toContain('run `npm run build` first')
    expect(ran).toEqual([])
  })
})
