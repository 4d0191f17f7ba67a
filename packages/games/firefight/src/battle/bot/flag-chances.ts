import { at } from '@sextant/engine'
import { canStep, comersPast } from './flag-ways.ts'
import type { FlagRace } from './flags.ts'
import type { Candidate } from './order.ts'
import type { TurnScale } from './turn-worth.ts'
import { suffer } from './wound-chances.ts'

/**
 * What the flags of a condition are worth after a turn: the chance to win by them at the end of the round, less the chance to
 * lose, and a little for each flag that is left after the reply. Asked for before the reply is weighed.
 */
export function raceWorth(scale: TurnScale, race: FlagRace, orders: readonly Candidate[]): number {
  const { target, flags, worth, each } = race
  const guards = guardsOf(race, orders)
  const held = heldChances(scale, race, orders, guards)
  const comers = comersTo(scale, race, guards)
  // To win the enemy needs flags enough at once, so it attacks their guards one after the other.
  const deaths = deathsInTurn(scale, guards)
  let lead = 0
  const theirs = flags.map((flag, place) => {
    const own = at(held, place)
    const kept = flag.theirs ? 1 - own : 0
    const come = at(comers, place)
    const lost = guards[place]
      ? kept + (at(deaths, place) - (1 - own)) * come
      : flag.occupant >= 0
        ? 1 - own / 2
        : Math.max(kept, come)
    lead += Math.min(own, 1 - lost) - lost
    return lost
  })
  if (flags.length < target) return each * lead
  if (race.last) {
    const now = flags.map((flag, place) => (flag.theirs ? 1 - at(held, place) : 0))
    return each * lead + worth * (chanceOfAll(held, target) - chanceOfAll(now, target))
  }
  const lost = chanceOfAll(theirs, target)
  const all = chanceOfAll(held, target)
  if (all === 0) return each * lead - worth * lost
  // To prevent a victory it needs one flag, and attacks where that is easiest.
  const takes = flags.map((_, place) => {
    const guard = guards[place]
    return at(comers, place) * (guard ? at(deathsInTurn(scale, [guard]), 0) : 1)
  })
  const spare = held.filter(chance => chance > 0).length - target
  return each * lead + worth * (all * (1 - chanceOfAll(takes, spare + 1)) - lost)
}

/** By flag: who ends the turn on it. */
function guardsOf({ flags }: FlagRace, orders: readonly Candidate[]): (Candidate | undefined)[] {
  const guards: (Candidate | undefined)[] = flags.map(() => undefined)
  for (let n = 0; n < orders.length; n++) {
    const order = at(orders, n)
    for (let place = 0; place < flags.length; place++)
      if (at(flags, place).cell === order.cell) guards[place] = order
  }
  return guards
}

/** The chance to have `count` flags: of the likeliest ones. */
function chanceOfAll(chances: readonly number[], count: number): number {
  let all = 1
  const sorted = chances.length > count ? chances.toSorted((a, b) => b - a) : chances
  for (let n = 0; n < count; n++) all *= at(sorted, n)
  return all
}

/** By flag: the chance that the bot has it at the end of its turn. */
function heldChances(
  scale: TurnScale,
  race: FlagRace,
  orders: readonly Candidate[],
  guards: readonly (Candidate | undefined)[],
): number[] {
  const { before } = scale
  const used = new Set<number>()
  return race.flags.map(({ cell, mine, occupant, ours }, place) => {
    if (mine) return 1
    const guard = guards[place]
    if (guard) return before[guard.unit] as number
    const freed = occupant < 0 ? 0 : 1 - (before[occupant] as number)
    if (freed === 0) return 0
    // Another plan is made after the dice: one that has not moved by then steps on it.
    const next = orders.find(
      order =>
        ours.includes(order.unit) &&
        !used.has(order.unit) &&
        movesLate(race, order) &&
        canStep(scale, order, cell),
    )
    if (!next) return 0
    used.add(next.unit)
    return STEPPING * freed
  })
}

/** Whether a unit can still move elsewhere when the dice of the others have been thrown. */
function movesLate({ flags }: FlagRace, { cell, moves, attack, first }: Candidate): boolean {
  return !(moves && attack && !first) && flags.every(flag => flag.cell !== cell)
}

/** By flag: the chance that an enemy is left to step on it past the bot's units, one for each. */
function comersTo(
  scale: TurnScale,
  { flags, fewest, last }: FlagRace,
  guards: readonly (Candidate | undefined)[],
): number[] {
  const { before, outlook } = scale
  const past = outlook.bot.temper.blocks && !last ? comersPast(scale, flags) : undefined
  let used = 0
  const chances = flags.map(() => 0)
  for (const place of fewest) {
    // Nobody has to stay on a flag to keep it.
    if (flags[place]?.theirs && !guards[place]) continue
    let none = 1
    let surest = -1
    for (const unit of flags[place]?.comers ?? []) {
      if (((past ? at(past, place) & ~used : ~used) & (1 << unit)) === 0) continue
      const alive = before[unit] as number
      none *= 1 - alive
      if (surest < 0 || alive > (before[surest] as number)) surest = unit
    }
    if (surest >= 0) used |= 1 << surest
    chances[place] = 1 - none
  }
  return chances
}

/** The chance that each guard is dead after the reply, if every enemy attacks the first of them that is left. */
function deathsInTurn(scale: TurnScale, guards: readonly (Candidate | undefined)[]): number[] {
  const { outlook, before, chances, stride } = scale
  const rows = guards.map(guard => {
    const first = (guard?.unit ?? 0) * stride
    return { chances: chances.slice(first, first + stride), stride }
  })
  for (let n = 0; n < outlook.foes.length; n++) {
    let attacking = before[at(outlook.foes, n).unit] as number
    for (let place = 0; place < guards.length && attacking > 0; place++) {
      const strike = guards[place]?.replies[n]
      const row = rows[place]
      if (!strike || !row) continue
      const dead = row.chances[0] as number
      suffer(row, strike.wounds, 0, attacking)
      attacking *= dead
    }
  }
  return rows.map(row => row.chances[0] as number)
}

/** The chance that who steps on a flag gets there. */
const STEPPING = 0.9
