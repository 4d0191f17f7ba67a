import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type MatchRecord, publicKeyOf, startMatch, withSignature, writeRecord } from '@sextant/engine'
import { hexapawn } from '@sextant/hexapawn'
import { expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sextant-signed-'))
const sextant = fileURLToPath(new URL('../bin/sextant.js', import.meta.url))
const [HOST, WHITE] = ['1'.repeat(64), '2'.repeat(64)]

/** What another process says of the record. */
async function verified(record: MatchRecord): Promise<string> {
  const file = join(folder, 'signed.json')
  writeFileSync(file, writeRecord(record))
  const asked = promisify(execFile)(process.execPath, [sextant, 'replay', file, '--verify'])
  const { stdout } = await asked.catch((error: { readonly stdout: string }) => error)
  return stdout
}

function played(): MatchRecord {
  const keys = { host: publicKeyOf(HOST), seats: [publicKeyOf(WHITE), null] }
  const [{ options }] = hexapawn.scenarios
  const match = startMatch(hexapawn, { options, seed: 's', pledged: { keys } })
  while (!match.outcome) {
    const [seat = 0] = match.toAct
    const [action] = match.legal(seat)
    if (action) match.act(seat, action)
  }
  return match.record()
}

it('a signed record is checked in another process, and a forged signature found there', async () => {
  const record = withSignature(withSignature(played(), 'host', HOST), 0, WHITE, 2)
  const last = record.steps.length
  const said = await verified(record)
  expect(said).toMatch(
    new RegExp(String.raw`✓ signed by who ran the match, key \w{16}…: up to step ${last} of ${last} \(1 sig`),
  )
  expect(said).toMatch(/✓ signed by white, key \w{16}…: up to step 2 of/)
  expect(said).toMatch(
    /✓ these moves are signed, and no others, as who ran the match \(key \w{16}…\) signed .* Whose keys they are, .* is not proven/,
  )
  expect(await verified(played())).toContain('– not proven: that these moves were played, and no others\n')
  const [first] = record.signatures ?? []
  if (!first || !('step' in first)) throw new Error('it is not signed')
  const moved = await verified({ ...record, signatures: [{ ...first, step: 1 }] })
  expect(moved).toContain('✗ at step 1: /signatures/0, by who ran the match: it does not fit at step 1')
  expect(moved).toContain('– not proven: that these moves were played, and no others')
})
