import type { State } from '../state.ts'
import { type Aim, blastSave } from './aim.ts'
import { FACES } from './attack.ts'
import { numberAt, tableOf } from './units.ts'
import type { Workspace } from './workspace.ts'

/** The exact chances of an attack. A list of chances has the chance of n at place n. */

/** How many hits the dice of an attack come to. */
export function hitChances({ attacks, furious, hit, relentless }: Aim): number[] {
  const six = hit <= FACES ? 1 / FACES : 0
  const other = Math.max(0, FACES - hit) / FACES
  const miss = 1 - six - other
  let chances = [1]
  for (let die = 0; die < attacks + furious; die++) {
    const next = Array<number>(chances.length + 1 + relentless).fill(0)
    for (const [hits, chance] of chances.entries()) {
      add(next, hits, chance * miss)
      add(next, hits + 1, chance * other)
      add(next, hits + 1 + relentless, chance * six)
    }
    chances = next
  }
  return chances
}

/** How many wounds a number of hits, given by its chances, comes to; beyond the last wound nothing is counted. */
export function woundChances(hits: readonly number[], wound: number, most: number): number[] {
  const chances = Array<number>(most + 1).fill(0)
  for (const [count, chance] of hits.entries()) {
    if (chance === 0) continue
    for (const [failed, share] of repeated(count, wound).entries())
      add(chances, Math.min(most, failed), chance * share)
  }
  return chances
}

/** The chance that one hit wounds: its save fails, and regeneration does not ignore it. */
export function woundChance({ tables }: Workspace, unit: number, save: number): number {
  const { regeneration } = tableOf(tables, unit)
  const failed = Math.max(0, save - 1) / FACES
  return regeneration ? (failed * (tables.rules.traits.regeneration - 1)) / FACES : failed
}

/** What an attack does to its target. */
export function attackChances(
  work: Workspace,
  state: State,
  aim: Aim,
  target: number,
  left?: number,
): number[] {
  const most = left ?? numberAt(state.wounds, target)
  return woundChances(hitChances(aim), woundChance(work, target, aim.save), most)
}

/** What the blast of an attack does to a unit next to its target. */
export function blastChances(work: Workspace, state: State, aim: Aim, unit: number): number[] {
  const missed = hitChances(aim)[0] ?? 0
  const hits = Array<number>(aim.blast + 1).fill(0)
  hits[0] = missed
  hits[aim.blast] = (hits[aim.blast] ?? 0) + 1 - missed
  return woundChances(hits, woundChance(work, unit, blastSave(work, aim, unit)), numberAt(state.wounds, unit))
}

/** The chances of each number of successes in a number of tries. */
function repeated(tries: number, chance: number): number[] {
  let chances = [1]
  for (let one = 0; one < tries; one++) {
    const next = Array<number>(chances.length + 1).fill(0)
    for (const [count, share] of chances.entries()) {
      add(next, count, share * (1 - chance))
      add(next, count + 1, share * chance)
    }
    chances = next
  }
  return chances
}

function add(chances: number[], place: number, chance: number): void {
  chances[place] = (chances[place] ?? 0) + chance
}
