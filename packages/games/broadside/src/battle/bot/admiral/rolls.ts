import { type Dice, DrawnDice } from '@sextant/engine'
import type { ActionId } from '../../actions.ts'
import { type Cast, type Chances, cappedAt, type Distributions, plainCast } from '../../harm/chances.ts'
import { harmOf } from '../../rules/harm.ts'
import type { State } from '../../state.ts'
import { sideOf, type Tables } from '../../tables.ts'
import type { Toll, Tolls } from './effects.ts'

/** The rolls of an action, none of which depends on another: what each takes, or gives back. */
export interface Rolls {
  /** Against the other. */
  readonly hull?: Cast
  readonly crew?: Cast
  /** Against the crew of the actor. */
  readonly ownCrew?: Cast
  /** That crew; 0 where there is none. */
  readonly hands: number
  readonly shored?: Cast
  readonly dressed?: Cast
}

export function rollsOf(tables: Tables, state: State, seat: 0 | 1, type: ActionId): Rolls {
  const { shoring, dressing } = tables.ruleset.items
  const hands = sideOf(state, seat).crew ?? 0
  if (type === 'shoring') return { hands, shored: plainCast(shoring) }
  if (type === 'dressing') return { hands, dressed: plainCast(dressing) }
  const harm = harmOf(tables, state, seat, type)
  return {
    hands,
    ...(harm?.hull && { hull: harm.hull }),
    ...(harm?.crew && { crew: harm.crew }),
    ...(harm?.own && { ownCrew: harm.own }),
  }
}

/** In how many ways the dice of all rolls can fall. */
export function waysOf({ hull, crew, ownCrew, shored, dressed }: Rolls): number {
  const ways = (cast: Cast | undefined) => (cast ? cast.faces ** cast.count : 1)
  return ways(hull) * ways(crew) * ways(ownCrew) * ways(shored) * ways(dressed)
}

/** What the rolls do. Where they have very many totals, a few that are evenly spread stand for all. */
export function tollsOf(
  distributions: Distributions,
  { hull, crew, ownCrew, hands, shored, dressed }: Rolls,
): Tolls {
  const lost = ownCrew ? totalsOf(cappedAt(distributions.of(ownCrew), hands)) : NOTHING
  const regained = (cast: Cast) =>
    totalsOf(distributions.of(cast)).map(({ total, chance }) => ({ total: -total, chance }))
  return {
    own: joint(shored ? regained(shored) : NOTHING, dressed && hands > 0 ? regained(dressed) : lost),
    other: joint(
      hull ? totalsOf(distributions.of(hull)) : NOTHING,
      crew ? totalsOf(distributions.of(crew)) : NOTHING,
    ),
  }
}

/** Dice that all fall on 1. */
export const lowestDice: Dice = new (class extends DrawnDice {
  protected face(): number {
    return 1
  }

  protected comesTrue(): boolean {
    return false
  }
})()

interface Total {
  readonly total: number
  readonly chance: number
}

const NOTHING: readonly Total[] = [{ total: 0, chance: 1 }]

function totalsOf(chances: Chances): Total[] {
  return chances.flatMap((chance, total) => (chance > 0 ? [{ total, chance }] : []))
}

function joint(hulls: readonly Total[], crews: readonly Total[]): Toll[] {
  const many = hulls.length * crews.length > FEW ** 2
  const thinnedCrews = many ? thinned(crews) : crews
  return (many ? thinned(hulls) : hulls).flatMap(hull =>
    thinnedCrews.map(crew => ({ chance: hull.chance * crew.chance, hull: hull.total, crew: crew.total })),
  )
}

/** How many totals stand for a longer list of them. */
const FEW = 20

/** The middles of equal parts of all chances. */
function thinned(totals: readonly Total[]): readonly Total[] {
  if (totals.length <= FEW) return totals
  const found: Total[] = []
  let at = 0
  let upTo = totals[0]?.chance ?? 0
  for (let part = 0; part < FEW; part++) {
    while (upTo <= (part + 0.5) / FEW && at < totals.length - 1) upTo += totals[++at]?.chance ?? 0
    found.push({ total: totals[at]?.total ?? 0, chance: 1 / FEW })
  }
  return found
}
