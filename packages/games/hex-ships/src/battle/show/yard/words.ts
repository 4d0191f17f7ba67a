import type { Text } from '@sextant/scene'
import { phrasesOf } from '@sextant/scene/kit'
import type { Fault } from '../../rules/faults.ts'
import type { Ruleset } from '../../schema/rules.ts'
import type { YardKey } from '../../texts/yard.ts'
import { className, named, weaponName } from '../words.ts'

export const { text: yard } = phrasesOf<YardKey>()

/** A fault in the words of the page. */
export function faultText(rules: Ruleset, { code, values }: Fault): Text {
  const { class: kind, weapon, hardpoint } = values
  return yard(`fault.${code}`, {
    ...values,
    ...(typeof kind === 'string' && { class: className({ rules }, kind) }),
    ...(typeof weapon === 'string' && { weapon: weaponName({ rules }, weapon) }),
    ...(typeof hardpoint === 'string' && { hardpoint: named(`hardpoint.${hardpoint}`, hardpoint) }),
  })
}
