import { findGame } from '@sextant/games'
import { catalogueIn } from '@sextant/scene'
import { newMatch, openMatchSession } from '@sextant/session'
import { expect, test } from 'vitest'
import { localBots, settled } from '../../../session/test/fixtures.ts'
import { refusalText } from '../../src/i18n/refusal-text.ts'
import { sideName } from '../../src/i18n/seat-name.ts'
import { speak } from '../../src/i18n/texts.ts'

test('a refusal names seats as they are shown', async () => {
  await speak('en')
  const box = await findGame('hexapawn')?.load()
  if (!box) throw new Error('hexapawn is gone')
  const session = openMatchSession({
    box,
    record: newMatch(box, { scenario: 'small', players: ['person', 'random'], seed: 'test' }).record,
    bots: localBots(box),
    save() {},
    onFailure() {},
    onLog() {},
  })
  session.begin()
  session.take(0)
  await settled(session)
  const refusal = await session.undo()
  const catalogue = await catalogueIn(session.info.texts, 'en')
  const id = session.info.seats[1] ?? ''
  expect(refusal?.values).toEqual({ name: id })
  const text = refusal && refusalText(session, refusal, catalogue)
  expect(text).toContain(sideName(session.snapshot.value.scene, 1, catalogue, session.info.seats))
  expect(text).not.toContain(id)
})
