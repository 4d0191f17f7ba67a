import type { Text } from '@sextant/scene'
import type { Fault } from '../../rules/faults.ts'
import type { Ruleset } from '../../schema/rules.ts'
import { className, named, text, weaponName } from '../words.ts'

/** A fault in the words of the page. */
export function faultText(rules: Ruleset, { code, values }: Fault): Text {
  const { class: kind, weapon, hardpoint } = values
  return text(`fault.${code}`, {
    ...values,
    ...(typeof kind === 'string' && { class: className({ rules }, kind) }),
    ...(typeof weapon === 'string' && { weapon: weaponName({ rules }, weapon) }),
    ...(typeof hardpoint === 'string' && { hardpoint: named(`hardpoint.${hardpoint}`, hardpoint) }),
  })
}
