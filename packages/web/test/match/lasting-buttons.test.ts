import { expect, test } from 'vitest'
import { type Button, lasting } from '../../src/pages/match/panes/actions.tsx'

const press = (button: string) => ({ kind: 'press', button, label: button }) as const

test('while dice fall the menu stands as it stood: with its reasons, and without what can be done', () => {
  const gesture = press('cannon')
  const open: Button = { gesture, choice: { number: 4, gesture } }
  const refused: Button = { gesture: press('board'), why: 'Out of range!' }
  const picked: Button = { gesture: { ...press('heal'), picks: [{ cell: 1 }] } }
  expect(lasting([open, refused, picked])).toEqual([{ gesture }, refused])
})
