import { at, type Flaw } from '@sextant/engine'
import { cellAt, hexagon, NO_CELL } from '@sextant/hex'
import { deployed } from '../deployment.ts'
import type { Design } from '../schema/classes.ts'
import type { Fleets } from '../schema/fleets.ts'
import { SEATS, SIDES, WEAPON_KINDS } from '../schema/names.ts'
import type { Options } from '../schema/options.ts'
import type { Ruleset } from '../schema/rules.ts'
import type { Objective } from '../schema/scenario.ts'
import { designFaults } from './design-faults.ts'
import { flawAt } from './faults.ts'
import { fleetFaults } from './fleet-faults.ts'
import { isSquadron, SQUADRON } from './squadron.ts'

/** What is wrong with options that their schema cannot say: every fault, with its place. */
export function optionFlaws(options: Options): Flaw[] {
  const flaws = [...weaponFlaws(options), ...classFlaws(options), ...combatFlaws(options)]
  const { rules, scenario } = options
  if (!scenario.fleets) return [...flaws, ...shipFlaws(options), ...objectiveFlaws(options)]
  const chosen = fleetFlaws(options, scenario.fleets)
  if (chosen.length > 0) return [...flaws, ...chosen]
  return [...flaws, ...objectiveFlaws({ rules, scenario: deployed(rules, scenario) })]
}

function weaponFlaws({ rules: { weapons } }: Options): Flaw[] {
  const flaws: Flaw[] = []
  for (const [id, weapon] of Object.entries(weapons)) {
    const flaw = (field: string, message: string) =>
      flaws.push({ path: `/rules/weapons/${id}/${field}`, message })
    const missile = weapon.kind === 'missile'
    if (missile && !weapon.strikes) flaw('strikes', 'missiles need the number that strike for each die')
    if (!missile && weapon.strikes) flaw('strikes', 'only missiles have it')
    for (const bracket of ['short', 'medium', 'long'] as const) {
      const hits = weapon.damage[bracket] !== undefined
      const rolled = weapon.difficulty[bracket] !== undefined
      if (missile && rolled) flaw(`difficulty/${bracket}`, 'missiles need no roll to hit')
      if (!missile && hits && !rolled)
        flaw(`difficulty/${bracket}`, 'is missing: there is damage at this range')
      if (!hits && rolled) flaw(`damage/${bracket}`, 'is missing: there is a difficulty at this range')
    }
  }
  return flaws
}

function classFlaws({ rules: { classes } }: Options): Flaw[] {
  const flaws: Flaw[] = []
  for (const [id, sheet] of Object.entries(classes)) {
    const flaw = (field: string, message: string) =>
      flaws.push({ path: `/rules/classes/${id}/${field}`, message })
    if (Math.abs(sheet.speed) > sheet.maxSpeed)
      flaw('speed', `found ${sheet.speed}, at most ${sheet.maxSpeed}`)
    if (sheet.energy > sheet.maxEnergy) flaw('energy', `found ${sheet.energy}, at most ${sheet.maxEnergy}`)
    for (const [number, hardpoint] of sheet.hardpoints.entries())
      if ('sextants' in hardpoint && !areAdjacent(hardpoint.sextants))
        flaw(`hardpoints/${number}/sextants`, 'sextants of a turret are adjacent, and each is named once')
  }
  return flaws
}

/** Whether the sextants are all different and follow each other around the ship. */
function areAdjacent(sextants: readonly number[]): boolean {
  const all = new Set(sextants)
  if (all.size !== sextants.length) return false
  const gaps = sextants.filter(sextant => !all.has((sextant % 6) + 1)).length
  return gaps <= 1
}

function combatFlaws({ rules: { combat, weapons } }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const flaw = (field: string, message: string) => flaws.push({ path: `/rules/combat/${field}`, message })
  const { short, medium, long } = combat.brackets
  if (medium < short) flaw('brackets/medium', `found ${medium}, at least ${short}`)
  if (long < medium) flaw('brackets/long', `found ${long}, at least ${medium}`)
  for (const [index, { from }] of combat.speeds.entries())
    if (index > 0 && from <= at(combat.speeds, index - 1).from)
      flaw(`speeds/${index}/from`, 'speeds are listed from the slowest to the fastest')
  const ordered = combat.order.flat()
  for (const kind of WEAPON_KINDS) {
    const times = ordered.filter(one => one === kind).length
    if (times > 1) flaw('order', `${kind} is there ${times} times, expected once`)
    // Rules without such a weapon need not name its kind: those of older records do not know it.
    const using = Object.keys(weapons).find(id => weapons[id]?.kind === kind)
    if (times === 0 && using !== undefined) flaw('order', `${kind} is missing: ${using} is of this kind`)
  }
  return flaws
}

function shipFlaws({ rules, scenario }: Options): Flaw[] {
  const flaws: Flaw[] = []
  const board = hexagon('flat', scenario.radius)
  const first = (field: 'id' | 'at', value: string) => scenario.ships.findIndex(ship => ship[field] === value)
  for (const [index, ship] of scenario.ships.entries()) {
    const flaw = (field: string, message: string) =>
      flaws.push({ path: `/scenario/ships/${index}/${field}`, message })
    if (first('id', ship.id) < index) flaw('id', `${ship.id} is there twice`)
    const sheet = Object.hasOwn(rules.classes, ship.class) ? rules.classes[ship.class] : undefined
    for (const one of designFaults(rules, ship)) flaws.push(flawAt(`/scenario/ships/${index}`, one))
    if (sheet) {
      if (ship.hull !== undefined && ship.hull > sheet.hull)
        flaw('hull', `found ${ship.hull}, ${ship.class} has at most ${sheet.hull}`)
      if (ship.energy !== undefined && ship.energy > sheet.maxEnergy)
        flaw('energy', `found ${ship.energy}, ${ship.class} has at most ${sheet.maxEnergy}`)
      for (const side of SIDES)
        if (ship.armor && ship.armor[side] > sheet.armor[side])
          flaw(`armor/${side}`, `found ${ship.armor[side]}, ${ship.class} has at most ${sheet.armor[side]}`)
      for (const [number, system] of (ship.criticals ?? []).entries())
        if (system !== 'engines' && ship.criticals?.indexOf(system) !== number)
          flaw(`criticals/${number}`, `${system} can be damaged once`)
      for (const [number, hardpoint] of (ship.broken ?? []).entries())
        if (hardpoint >= sheet.hardpoints.length)
          flaw(`broken/${number}`, `there is no hardpoint ${hardpoint}`)
    }
    if (ship.carrier !== undefined) {
      const carrier = scenario.ships.find(({ id }) => id === ship.carrier)
      if (!carrier) flaw('carrier', `there is no ship ${ship.carrier}`)
      else if (carrier.seat !== ship.seat) flaw('carrier', `${ship.carrier} is on the other side`)
      else if (carrier.carrier !== undefined) flaw('carrier', `${ship.carrier} is carried itself`)
      else {
        const bays = rules.classes[carrier.class]?.squadrons ?? 0
        const before = scenario.ships.slice(0, index).filter(({ carrier: id }) => id === ship.carrier).length
        if (before >= bays) flaw('carrier', `${ship.carrier} carries at most ${bays}`)
      }
      if (ship.at !== undefined) flaw('at', 'what is carried has no place of its own')
      if (sheet && !isSquadron(sheet)) flaw('class', `${ship.class} is no squadron: ${SQUADRON}`)
      if (ship.captain) flaw('captain', 'squadrons have none')
      continue
    }
    if (ship.at === undefined) flaw('at', 'is missing')
    else if (cellAt(board, ...coordinates(ship.at)) === NO_CELL) flaw('at', `${ship.at} is not on the map`)
    else if (first('at', ship.at) < index) flaw('at', `another ship is on ${ship.at}`)
  }
  for (const seat of SEATS)
    if (!scenario.ships.some(ship => ship.seat === seat && ship.carrier === undefined))
      flaws.push({ path: '/scenario/ships', message: `${seat} has no ship on the map` })
  return flaws
}

function fleetFlaws(options: Options, fleets: Fleets): Flaw[] {
  const { rules, scenario } = options
  const flaws = SEATS.flatMap(seat =>
    fleetFaults(options, fleets, fleets[seat]).map(one => flawAt(`/scenario/fleets/${seat}`, one)),
  )
  if (scenario.ships.length > 0)
    flaws.push({ path: '/scenario/ships', message: 'found ships beside fleets: have one of them' })
  if (fleets.squadron) flaws.push(...squadronFlaws(rules, fleets.squadron))
  if (flaws.length > 0) return flaws
  const count = deployed(rules, scenario).ships.length
  return count > MOST_SHIPS
    ? [{ path: '/scenario/fleets', message: `found ${count} ships and squadrons, at most ${MOST_SHIPS}` }]
    : []
}

const MOST_SHIPS = 40

function squadronFlaws(rules: Ruleset, squadron: Design): Flaw[] {
  const place = '/scenario/fleets/squadron'
  const faults = designFaults(rules, squadron)
  if (faults.length > 0) return faults.map(one => flawAt(place, one))
  const sheet = rules.classes[squadron.class]
  return sheet && isSquadron(sheet)
    ? []
    : [{ path: `${place}/class`, message: `${squadron.class} is no squadron: ${SQUADRON}` }]
}

function objectiveFlaws({ scenario }: Options): Flaw[] {
  const board = hexagon('flat', scenario.radius)
  return scenario.objectives.flatMap((objective: Objective, index): Flaw[] => {
    const path = `/scenario/objectives/${index}`
    if (objective.type === 'hold')
      return cellAt(board, ...coordinates(objective.at)) === NO_CELL
        ? [{ path: `${path}/at`, message: `${objective.at} is not on the map` }]
        : []
    if (objective.type === 'capture') {
      const { ship, seat } = objective
      const prize = scenario.ships.find(({ id }) => id === ship)
      const message = prize ? `${ship} is on its own side` : `there is no ship ${ship}`
      return prize && prize.seat !== seat ? [] : [{ path: `${path}/ship`, message }]
    }
    const flaws = objective.ships.flatMap((id, number): Flaw[] => {
      if (objective.ships.indexOf(id) < number)
        return [{ path: `${path}/ships/${number}`, message: `${id} is there twice` }]
      return scenario.ships.some(ship => ship.id === id)
        ? []
        : [{ path: `${path}/ships/${number}`, message: `there is no ship ${id}` }]
    })
    if (objective.count > objective.ships.length)
      flaws.push({
        path: `${path}/count`,
        message: `found ${objective.count}, there are ${objective.ships.length}`,
      })
    return flaws
  })
}

/** A cell is written `q,r`: its schema has checked that. */
function coordinates(cell: string): [q: number, r: number] {
  const [q = 0, r = 0] = cell.split(',').map(Number)
  return [q, r]
}
