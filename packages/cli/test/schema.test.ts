import { caseFileJsonSchema } from '@sextant/engine/cases'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

describe('sextant schema', () => {
  it('prints all schemas of a game in one object', async () => {
    const { code, out } = await type('schema hexapawn')
    expect(code).toBe(0)
    const all = JSON.parse(out)
    expect(Object.keys(all)).toEqual(['options', 'state', 'action'])
    expect(all.action.properties).toHaveProperty('from')
  })

  it('prints one of them', async () => {
    const one = JSON.parse((await type('schema hexapawn --of options')).out)
    expect(one).toMatchObject({
      title: 'Hexapawn: options',
      properties: { radius: { type: 'integer', minimum: 1, maximum: 4 } },
    })
  })

  it('prints the schema of case files', async () => {
    expect(JSON.parse((await type('schema --cases')).out)).toEqual(caseFileJsonSchema())
  })

  it.each([
    ['schema', 'which game? choose from: '],
    ['schema hexpawn', 'there is no game "hexpawn"; did you mean hexapawn?'],
    ['schema hexapawn sealed-bids', 'Hexapawn has no campaigns'],
    [
      'schema hexapawn --of units',
      'there is no schema of hexapawn for "units"; choose from: options, state, action',
    ],
    ['schema hexapawn --of constructor', 'there is no schema of hexapawn for "constructor"'],
    ['schema hexapawn --cases', '--cases is the same for all games'],
  ])('%s is wrong usage', async (line, message) => {
    const { code, out, err } = await type(line)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(message)
  })
})
