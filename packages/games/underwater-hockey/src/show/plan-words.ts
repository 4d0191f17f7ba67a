import type { Text } from '@sextant/scene'
import type { Plan } from '../plan.ts'
import { endOf } from '../rules/courses.ts'
import type { Tables } from '../tables.ts'
import { arrowOf, placeText, text } from './words.ts'

/** A plan in a few words, from the tile where it begins: `dive, swim to 3,8`. */
export function planText(tables: Tables, from: number, plan: Plan): Text {
  switch (plan.kind) {
    case 'flick':
      return text('plan.flick', { at: placeText(tables, endOf(tables, from, plan)) })
    case 'steal':
      return text('plan.steal')
    case 'swim': {
      const parts: Text[] = []
      if (plan.change) parts.push(text(`plan.${plan.change}`))
      if (plan.curl !== null) parts.push(text('plan.curl', { arrow: arrowOf(plan.curl) }))
      if (plan.path.length > 0)
        parts.push(text('plan.swim', { at: placeText(tables, endOf(tables, from, plan)) }))
      return joined(parts)
    }
  }
}

function joined([first, second, third]: readonly Text[]): Text {
  if (first === undefined) return text('plan.hold')
  if (second === undefined) return first
  return third === undefined
    ? text('plan.two', { first, second })
    : text('plan.three', { first, second, third })
}
