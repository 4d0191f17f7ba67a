import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))

/** A disk can be full, and readers can go away, as `head` does. */
describe('the output of bin/sextant.js', () => {
  it('says in one line that the disk is full', () => {
    const full = openSync('/dev/full', 'w')
    for (const args of [['games'], ['games', '--json'], ['simulate', 'hexapawn', '--games', '2']]) {
      const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
        stdio: ['ignore', full, 'pipe'],
        encoding: 'utf8',
      })
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: 'error the output cannot be written: the disk is full\n',
      })
    }
    closeSync(full)
  })

  it('keeps its exit code where even errors cannot be written', () => {
    const full = openSync('/dev/full', 'w')
    const { status } = spawnSync(process.execPath, [bin, 'nonsense'], { stdio: ['ignore', 'ignore', full] })
    closeSync(full)
    expect(status).toBe(2)
  })

  it.each(['games --json', 'simulate hexapawn --games 2', 'help', 'nonsense 2>&1'])(
    '%s says in one line that nobody reads on',
    args => {
      // The reader is gone before anything is written.
      const line = `{ sleep 0.2; "${process.execPath}" "${bin}" ${args}; } | true; echo "\${PIPESTATUS[0]}"`
      const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
      // Where even the error stream is closed there is still the exit code.
      const silent = args.includes('2>&1')
      expect(stdout).toBe(silent ? '2\n' : '141\n')
      expect(stderr).toBe(silent ? '' : 'error the output cannot be written: nobody reads it any more\n')
    },
  )

  it('says nothing where all was written before the reader went away', () => {
    const line = `"${process.execPath}" "${bin}" games | head -1; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
    expect(stdout).toMatch(/^.+\n0\n$/)
    expect(stderr).toBe('')
  })
})
