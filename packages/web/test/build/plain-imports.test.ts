import { expect, test } from 'vitest'
import { withPlainImports } from '../../build/plain-imports.ts'

const code = `import { t as __vitePreload } from "./common.js"
const page = () => __vitePreload(() => import("./page.js"), __VITE_PRELOAD__)
const box = async () => (await __vitePreload(async () => { const { box } = await import("./game.js").then((n) => n.t); return { box } }, __VITE_PRELOAD__)).box`

test('what has no styles of its own is imported as it is', () => {
  expect(
    withPlainImports(code, () => true)
      .split('\n')
      .slice(1),
  ).toEqual([
    'const page = () => import("./page.js")',
    'const box = async () => (await import("./game.js").then((n) => n.t)).box',
  ])
})

test('styles are fetched before what has some', () => {
  expect(
    withPlainImports(code, file => file !== './page.js')
      .split('\n')
      .slice(1),
  ).toEqual([
    'const page = () => __vitePreload(() => import("./page.js"), __VITE_PRELOAD__)',
    'const box = async () => (await import("./game.js").then((n) => n.t)).box',
  ])
  expect(withPlainImports(code, () => false)).toBe(code)
})

test('lines stay where they are', () => {
  const wrapped = `const a = await __vitePreload(async () => {
  const { a } = await import("./a.js")
  return { a }
}, __VITE_PRELOAD__)
const b = 1`
  expect(withPlainImports(wrapped, () => true).split('\n')).toEqual([
    'const a = await import("./a.js")',
    '',
    '',
    '',
    'const b = 1',
  ])
})
