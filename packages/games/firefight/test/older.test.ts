import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCampaignRecord, readRecord, replay, replayCampaign } from '@sextant/engine'
import { describe, expect, test } from 'vitest'
import { emberRoad, firefight } from '../src/index.ts'

const folder = new URL('older/golden/', import.meta.url)
const files = readdirSync(fileURLToPath(folder))
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** It ended with a blast on the last enemy after which too few friends were left to get through. */
const LAST_ENEMY = 'rules-1-last-enemy.json'

describe('what was played by rules 1', () => {
  test.each(files.filter(name => name.includes('campaign')))('%s goes the same way today', name => {
    const record = readCampaignRecord(text(name), name)
    expect(record.rules).toEqual({ campaign: 1, game: 1 })
    expect(replayCampaign(emberRoad, record)).toMatchObject({ ok: true })
  })

  test.each(files.filter(name => !name.includes('campaign') && name !== LAST_ENEMY))(
    '%s goes the same way today',
    name => {
      const record = readRecord(text(name), name)
      expect(record.rules).toBe(1)
      expect(replay(firefight, record)).toMatchObject({ ok: true })
    },
  )

  test('who eliminated the enemy in a breakthrough could lose, and wins today', () => {
    const record = readRecord(text(LAST_ENEMY), LAST_ENEMY)
    expect(record.outcome).toMatchObject({ scores: [0, 1], reason: 'breakthrough' })
    expect(replay(firefight, record)).toMatchObject({ ok: false, step: 1 })
  })
})
