import { parseShape } from '@sextant/engine'
import type { Text } from '@sextant/scene'
import type { StockItem } from '@sextant/scene/builder'
import fleetsFile from '#data/fleets.json' with { type: 'json' }
import { fleetFrom } from '../../roster.ts'
import { designFaults } from '../../rules/design-faults.ts'
import { isSquadron } from '../../rules/squadron.ts'
import { captains, designs } from '../../scenarios.ts'
import type { Design } from '../../schema/classes.ts'
import { fleetFilesSchema } from '../../schema/files.ts'
import type { Fleet } from '../../schema/fleets.ts'
import type { Ruleset } from '../../schema/rules.ts'
import { className, named } from '../words.ts'

const FILE = 'data/fleets.json'

export const stockFleets: readonly (StockItem & { readonly value: Fleet })[] = Object.entries(
  parseShape(fleetFilesSchema, fleetsFile, FILE),
).map(([id, file]) => ({
  id,
  name: named(`fleet.${id}`, id),
  value: fleetFrom(file, { designs, captains }, `${FILE}: /${id}`),
}))

/** The designs that come with the game and can be flown under these rules; squadrons are not sent by themselves. */
export function stockDesigns(rules: Ruleset): (StockItem & { readonly value: Design })[] {
  return Object.entries(designs).flatMap(([id, design]) => {
    const sheet = rules.classes[design.class]
    if (!sheet || isSquadron(sheet) || designFaults(rules, design).length > 0) return []
    return {
      id,
      name: designName(rules, id, design),
      value: { class: design.class, weapons: [...design.weapons] },
    }
  })
}

/** The class, or what the catalogue calls a design that is another of its class. */
function designName(rules: Ruleset, id: string, { class: kind }: Design): Text {
  return named(`design.${id}`, className({ rules }, kind))
}

export function sameDesign(one: Design, other: Design): boolean {
  return one.class === other.class && JSON.stringify(one.weapons) === JSON.stringify(other.weapons)
}
