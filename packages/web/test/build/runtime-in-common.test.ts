import { expect, test } from 'vitest'
import { withImportFrom } from '../../build/runtime-in-common.ts'

const moved = (code: string) => withImportFrom(code, 'assets/A-1_b.js', 'assets/common.js')

test('the helper is imported from where it went, and all else as before', () => {
  const other = 'import { t as n } from "./other.js";\n'
  expect(moved(`${other}import { t as __exportAll } from "./A-1_b.js";\n${other}`)).toBe(
    `${other}import { __exportAll as __exportAll } from "./common.js";\n${other}`,
  )
  expect(moved(other)).toBe(other)
})

test('a second helper would not be lost', () => {
  expect(() => moved('import { n as __toESM, t as __exportAll } from "./A-1_b.js";')).toThrow('__toESM')
})
