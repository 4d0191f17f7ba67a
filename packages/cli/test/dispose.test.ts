import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countUp } from './count-up.ts'

const bin = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))
/** Inside the workspace, so that its modules find the packages they import. */
const workspace = fileURLToPath(new URL('../../../.cache/', import.meta.url))
let folder: string
let game: string

/** Bots that hold what keeps a process alive: one a process of its own, one a timer, one a timer until it fails. */
const BOTS = `
import { spawn } from 'node:child_process'
const add = () => ({ add: 1 })
const named = (id, join) => ({ id, title: id, about: '', join })
const timer = choose => {
  const held = setInterval(() => {}, 1000)
  return { choose, dispose: () => clearInterval(held) }
}
const bots = [
  named('child', () => {
    const child = spawn('cat')
    const ended = new Promise(resolve => child.once('exit', resolve))
    return {
      choose: add,
      async dispose() {
        child.stdin.end()
        await ended
      },
    }
  }),
  named('timer', () => timer(add)),
  named('broken', () => timer(({ count }) => {
    if (count > 2) throw new Error('out of ideas')
    return { add: 1 }
  })),
]
`

beforeAll(() => {
  mkdirSync(workspace, { recursive: true })
  folder = mkdtempSync(join(workspace, 'dispose-'))
  game = join(folder, 'count-up')
  mkdirSync(game)
  writeFileSync(
    join(game, 'package.json'),
    JSON.stringify({ name: 'count-up', type: 'module', exports: { '.': { import: './index.js' } } }),
  )
  const source = countUp({ engine: '@sextant/engine', scene: '@sextant/scene', schema: 'valibot' })
  writeFileSync(join(game, 'index.js'), `${BOTS}${source.replace('bots: []', 'bots')}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The status of a command that ends by itself; null where it has to be ended. */
function run(args: readonly string[], input = '') {
  const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    env: { ...process.env, SEXTANT_THREAD_START_MS: '0' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  return { status, stderr }
}

describe('a bot that holds a process or a timer', () => {
  it.each(['1', '2'])('ends them with its matches, so that a series ends by itself: %s at once', jobs => {
    const line = ['simulate', game, '--bots', 'child,timer', '--games', '30', '--jobs', jobs]
    expect(run(line)).toEqual({ status: 0, stderr: '' })
  })

  it('ends them where a match fails', () => {
    const { status, stderr } = run(['simulate', game, '--bots', 'timer,broken', '--games', '2'])
    expect(stderr).toContain('out of ideas')
    expect(status).toBe(1)
  })

  it('ends them where a person leaves the match', () => {
    expect(run(['play', game, '--seat', 'odd', '--bot', 'child'], '1\nquit\n')).toEqual({
      status: 0,
      stderr: '',
    })
  })

  it('ends them with the input of a bot host', () => {
    const place = { game: 'count-up', options: { goal: 7 }, bot: 'timer', seat: 0 }
    const view = { count: 0, turn: 0 }
    const question = { kind: 'choose', id: 1, place, view, seed: 's', budget: { work: 1 } }
    expect(run(['bot-host', '--game', game], `${JSON.stringify(question)}\n`).status).toBe(0)
  })
})
