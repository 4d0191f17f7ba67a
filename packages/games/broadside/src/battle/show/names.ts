import { parseShape } from '@sextant/engine'
import type { Side, Text } from '@sextant/scene'
import * as v from 'valibot'
import namesFile from '#data/ship-names.json' with { type: 'json' }
import type { Combatant } from '../schema.ts'
import { kindName, named } from './words.ts'

type Sides = readonly [Combatant, Combatant]

/** By seat, what the two are called: by their own names, or from the list of their kind. */
export function namesOf([player, game]: Sides): readonly [Text, Text] {
  const own = listedName(player, 0)
  const listed = listedName(game, encounterOf(player))
  const taken = game.name === undefined && listed !== undefined && listed === own
  const other = taken ? listedName(game, encounterOf(player) + 1) : listed
  return [nameOf(player, own), nameOf(game, other)]
}

/** Sides differ by shape as well as by colour. */
export function sidesOf(sides: Sides): readonly Side[] {
  const [player, game] = namesOf(sides)
  return [
    { name: player, colour: 'player', shape: 'circle' },
    { name: game, colour: 'game', shape: 'diamond' },
  ]
}

/** Names of ships by kind, as keys of the texts. They are only shown: no rule knows them. */
const NAMES = parseShape(
  v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))),
  namesFile,
  'data/ship-names.json',
)

/**
 * The player's ship has the same name in every fight of a voyage. Whom it meets there depends on how it stands when they
 * meet, so that two pirates of one voyage seldom have the same name, and a record always shows the same names.
 */
function encounterOf({ hull, crew = 0, ammo, stores }: Combatant): number {
  return hull + crew + ammo.ball + ammo.grape + ammo.rifle + stores.shoring + stores.dressing
}

/** The name of the player's ship, as a key of the texts. */
export function ownName({ kind }: Pick<Combatant, 'kind'>): string | undefined {
  return listedName({ kind }, 0)
}

function listedName({ kind }: Pick<Combatant, 'kind'>, number: number): string | undefined {
  const names = Object.hasOwn(NAMES, kind) ? NAMES[kind] : undefined
  return names?.[number % names.length]
}

function nameOf(combatant: Combatant, listed: string | undefined): Text {
  if (combatant.name !== undefined) return combatant.name
  return listed === undefined ? kindName(combatant) : named(`ship.${listed}`, listed)
}
