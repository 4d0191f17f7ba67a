import { expect, test } from 'vitest'
import { complain } from '../src/complaint.ts'

test('a file of data that is gone is named, with what makes the lists again', () => {
  let err = ''
  const io = { args: [], err: (text: string) => (err += text), terminal: { seen: false } }
  const error = Object.assign(
    new Error(
      "Cannot find module '/home/me/game/data/teams/veil.json' imported from /home/me/game/dist/teams.js",
    ),
    { code: 'ERR_MODULE_NOT_FOUND' },
  )
  expect(complain(io as never, error)).toBe(2)
  expect(err).toMatch(
    /^error \/home\/me\/game\/data\/teams\/veil\.json: there is no such file.*`npm run build`/,
  )
  expect(err).not.toContain('a bug in')
})
