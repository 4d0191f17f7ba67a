import { expect, test } from 'vitest'
import { notRepeating } from '../../src/pages/campaign/last-lines.ts'

test('why a battle ended is said once, though the log ends with it', () => {
  const lines = ['Gnat is destroyed by Meridian.', 'Amber fleet wins: the losing fleet has no ship left.']
  expect(notRepeating('The losing fleet has no ship left', lines)).toEqual(['Gnat is destroyed by Meridian.'])
  expect(notRepeating('Resigned', lines)).toEqual(lines)
})
