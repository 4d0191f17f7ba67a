import { expect, test } from 'vitest'
import { speak } from '../../src/i18n/texts.ts'
import { notices } from '../../src/notices/notice.ts'
import { importFile } from '../../src/store/files/exchange.ts'

test('a folder, or a file that is gone, is said not to be readable', async () => {
  await speak('en')
  const folder = new File([], 'my-matches')
  folder.text = () => Promise.reject(new DOMException('could not be found', 'NotFoundError'))
  await importFile(folder)
  expect(notices.value.map(({ text }) => text)).toEqual([
    "Couldn't import my-matches: it can't be read. Is it a folder, or was it moved?",
  ])
})
