import type { Forecast, Odds } from '@sextant/engine'
import type { Action, ActionOf } from '../actions.ts'
import type { State } from '../state.ts'
import { type Aim, type Attack, aimOf } from './aim.ts'
import { FACES, unitsBeside } from './attack.ts'
import { attackChances, blastChances, hitChances } from './odds.ts'
import { pathOf } from './paths.ts'
import { numberAt, tableOf } from './units.ts'
import { watchersSeeing } from './watching.ts'
import { readState, type Workspace } from './workspace.ts'

/** The exact odds of an attack, of a watcher's shot, and of a move under the eyes of watchers. */
export function forecastOf(work: Workspace, state: State, action: Action): Forecast {
  readState(work, state)
  switch (action.type) {
    case 'attack':
      return { odds: attackOdds(work, state, { ...action, watch: false }) }
    case 'react': {
      const weapon = numberAt(state.watch, action.unit)
      if (weapon < 0) return { odds: [] }
      return { odds: attackOdds(work, state, { ...action, weapon, target: state.mover, watch: true }) }
    }
    case 'move':
      return { odds: moveOdds(work, state, action) }
    default:
      return { odds: [] }
  }
}

export function attackOdds(work: Workspace, state: State, order: Attack): Odds[] {
  const { target } = order
  const aim = aimOf(work, state, order)
  const wounds = attackChances(work, state, aim, target)
  return [
    spread('wounds', wounds),
    yesOrNo('destroyed', wounds.at(-1) ?? 0),
    spread('hits', hitChances(aim), diceFactors(aim)),
    yesOrNo('hit', Math.max(0, FACES + 1 - aim.hit) / FACES, hitFactors(aim)),
    yesOrNo('save', Math.max(0, FACES + 1 - aim.save) / FACES, saveFactors(aim)),
    ...regenerationOdds(work, target),
    ...blastOdds(work, state, aim, target),
  ]
}

function diceFactors(aim: Aim): Odds['factors'] {
  return [
    { name: 'attacks', effect: `${aim.attacks}` },
    ...modifier('furious', aim.furious),
    ...modifier('relentless', aim.relentless),
  ]
}

function hitFactors(aim: Aim): Odds['factors'] {
  return [
    { name: 'quality', effect: `${aim.quality}+` },
    ...modifier('watch', aim.watch),
    ...modifier('stealth', aim.stealth),
    ...modifier('sniper', aim.sniper),
    ...limited(aim.hit, aim.quality + aim.watch + aim.stealth + aim.sniper),
    { name: 'needed', effect: `${aim.hit}+` },
  ]
}

function saveFactors(aim: Aim): Odds['factors'] {
  return [
    { name: 'defense', effect: `${aim.defense}+` },
    ...modifier('ap', aim.ap),
    ...modifier('cover', aim.cover),
    ...limited(aim.save, aim.defense + aim.ap + aim.cover),
    { name: 'needed', effect: `${aim.save}+` },
  ]
}

function modifier(name: string, value: number): Odds['factors'] {
  return value === 0 ? [] : [{ name, effect: value > 0 ? `+${value}` : `−${-value}` }]
}

function limited(needed: number, sum: number): Odds['factors'] {
  return needed === sum ? [] : [{ name: 'limit', effect: `${needed}+` }]
}

function regenerationOdds({ tables }: Workspace, target: number): Odds[] {
  if (!tableOf(tables, target).regeneration) return []
  const needed = tables.rules.traits.regeneration
  return [yesOrNo('regeneration', (FACES + 1 - needed) / FACES, [{ name: 'needed', effect: `${needed}+` }])]
}

/** Of each unit next to the target, in the order in which the blast reaches them; `unit` says which it is. */
function blastOdds(work: Workspace, state: State, aim: Aim, target: number): Odds[] {
  if (aim.blast === 0) return []
  return unitsBeside(work, state, numberAt(state.at, target)).map((unit, place) => {
    const chances = blastChances(work, state, aim, unit)
    return spread(`blast-${place}`, chances, [{ name: 'unit', effect: `${unit}` }])
  })
}

/** What the watchers along a path do to the unit: each shoots once, where it first sees it. */
function moveOdds(work: Workspace, state: State, { unit, to, path }: ActionOf<'move'>): Odds[] {
  const { tables } = work
  const table = tableOf(tables, unit)
  const start = numberAt(state.at, unit)
  const entered = path ?? pathOf(work, table, start, to) ?? []
  const shots = shotsAlong(work, state, unit, entered)
  if (shots.length === 0) return []
  const most = numberAt(state.wounds, unit)
  // Chances of the wounds left, shot after shot.
  let left = Array<number>(most + 1).fill(0)
  left[most] = 1
  for (const { aim } of shots) {
    const next = Array<number>(most + 1).fill(0)
    for (const [wounds, chance] of left.entries()) {
      if (chance === 0) continue
      for (const [lost, share] of attackChances(work, state, aim, unit, wounds).entries())
        next[wounds - lost] = (next[wounds - lost] ?? 0) + chance * share
    }
    left = next
  }
  const factors = shots.map(({ watcher, cell }) => ({ name: 'watcher', effect: `${watcher}@${cell}` }))
  return [spread('watch-wounds', left.reverse(), factors), yesOrNo('watch-destroyed', left.at(-1) ?? 0)]
}

function shotsAlong(
  work: Workspace,
  state: State,
  unit: number,
  path: readonly number[],
): { watcher: number; cell: number; aim: Aim }[] {
  const seat = 1 - tableOf(work.tables, unit).seat
  const shots: { watcher: number; cell: number; aim: Aim }[] = []
  for (const cell of path) {
    const there = { ...state, at: state.at.with(unit, cell) }
    for (const watcher of watchersSeeing(work, state, seat, cell)) {
      if (shots.some(shot => shot.watcher === watcher)) continue
      const weapon = numberAt(state.watch, watcher)
      const aim = aimOf(work, there, { unit: watcher, weapon, target: unit, watch: true })
      shots.push({ watcher, cell, aim })
    }
  }
  return shots
}

function spread(of: string, chances: readonly number[], factors: Odds['factors'] = []): Odds {
  const outcomes = chances.map((chance, value) => ({ value, chance: Math.min(1, chance) }))
  return { of, outcomes: outcomes.filter(({ chance, value }) => chance > 0 || value === 0), factors }
}

function yesOrNo(of: string, summed: number, factors: Odds['factors'] = []): Odds {
  // A sum of shares may miss 1 by its rounding: what is certain leaves no doubt.
  const chance = summed > 1 - ROUNDING ? 1 : summed
  return {
    of,
    outcomes: [
      { value: true, chance },
      { value: false, chance: 1 - chance },
    ],
    factors,
  }
}

const ROUNDING = 1e-12
