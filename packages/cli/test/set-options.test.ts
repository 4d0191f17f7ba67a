import { describe, expect, it, test } from 'vitest'
import { withChanges } from '../src/set-options.ts'
import { type } from './memory-terminal.ts'

const options = { rules: { units: { cavalry: { cost: 40 } }, 'a/b': [1, 2, 3] }, name: 'classic' }

describe('changes of options', () => {
  it('reach any part, by dots or as a JSON Pointer, and leave the rest alone', () => {
    expect(
      withChanges(options, ['rules.units.cavalry.cost=35', '/rules/a~1b/1=7', 'name=rain'], 'play'),
    ).toEqual({ rules: { units: { cavalry: { cost: 35 } }, 'a/b': [1, 7, 3] }, name: 'rain' })
    expect(options.rules.units.cavalry.cost).toBe(40)
  })

  test.each([
    ['rules.units.cavlry.cost=5', 'there is no field of rules.units "cavlry"; did you mean cavalry?'],
    ['rulez=5', 'there is no option "rulez"; did you mean rules?'],
    ['name.first=5', 'name is "classic" and has no fields'],
    ['rules', '--set needs a path and a value'],
    ['=5', '--set needs a path and a value'],
    ['__proto__.x=5', 'there is no option "__proto__"'],
    [`name=${'['.repeat(50_000)}${']'.repeat(50_000)}`, '--set name: is nested too deep: more than 64 lists'],
    ['name={"__proto__":1}', '--set name /__proto__: this key is not allowed'],
    ['name=1e999', '--set name: found Infinity, expected a number from'],
  ])('%s is refused', (change, message) => {
    expect(() => withChanges(options, [change], 'play')).toThrow(message)
  })

  test.each([
    ['name', 'name'],
    ['rules.units.cavalry.cost', '/rules/units/cavalry/cost'],
  ])('%s is set once', (one, other) => {
    const changes = [`${one}=1`, `${other}=2`]
    expect(() => withChanges(options, changes, 'play')).toThrow(`--set ${one} is given twice: give it once`)
  })
})

describe('--set', () => {
  it('changes what is played, and says so', async () => {
    const { code, out } = await type('simulate hexapawn --games 2 --set radius=1')
    expect(code).toBe(0)
    expect(out).toContain('classic with radius=1')
  })

  it('is held to the schema of the options', async () => {
    const { code, err } = await type('simulate hexapawn --games 2 --set radius=99')
    expect(code).not.toBe(0)
    expect(err).toMatch(/radius/)
  })
})
