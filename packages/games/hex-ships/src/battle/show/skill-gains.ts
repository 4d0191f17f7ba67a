import type { Text } from '@sextant/scene'
import { reached } from '../rules/condition.ts'
import type { CaptainSkills } from '../schema/captain.ts'
import { SKILLS, type Skill } from '../schema/names.ts'
import type { Combat } from '../schema/rules.ts'
import { listed, text } from './words.ts'

type Captains = Combat['captains']

/** What all ranks of a skill up to this one give together. */
export function gainsOf({ captains }: Combat, skill: Skill, rank: number): Text {
  return gainsBy(captains, skill, levels => reached(levels, rank))
}

/** What this rank adds to the one below it. */
export function gainsAt({ captains }: Combat, skill: Skill, rank: number): Text {
  return gainsBy(captains, skill, levels => levels.filter(level => level === rank).length)
}

/** `Command 3: initiative +1, rerolls a battle: 1`, for each skill. */
export function skillFacts(
  combat: Combat,
  skills: Pick<CaptainSkills, Skill>,
): { name: Text; value: Text }[] {
  return SKILLS.map(skill => ({
    name: text('fact.skill', { skill: text(`skill.${skill}`), rank: skills[skill] }),
    value: gainsOf(combat, skill, skills[skill]),
  }))
}

function gainsBy(captains: Captains, skill: Skill, count: (levels: readonly number[]) => number): Text {
  const gains = gainsIn(captains, skill).flatMap(({ levels, key }) => {
    const times = count(levels)
    return times > 0 ? [text(key, { count: times })] : []
  })
  return gains.length > 0 ? listed(gains) : text('gain.nothing')
}

function gainsIn({ command, gunnery, engineering }: Captains, skill: Skill): readonly Gain[] {
  switch (skill) {
    case 'command':
      return [
        { levels: command.initiative, key: 'gain.initiative' },
        { levels: command.rerolls, key: 'gain.rerolls' },
        { levels: command.fleet, key: 'gain.fleet' },
      ]
    case 'gunnery':
      return [
        { levels: gunnery.difficulty, key: 'gain.difficulty' },
        { levels: gunnery.speed, key: 'gain.speed' },
        { levels: gunnery.several, key: 'gain.several' },
      ]
    case 'engineering':
      return [
        { levels: engineering.energy, key: 'gain.energy' },
        { levels: engineering.afterburners, key: 'gain.afterburners' },
        { levels: engineering.shieldShift, key: 'gain.shield-shift' },
      ]
  }
}

interface Gain {
  readonly levels: readonly number[]
  readonly key:
    | `gain.${'initiative' | 'rerolls' | 'fleet' | 'difficulty' | 'speed' | 'several'}`
    | `gain.${'energy' | 'afterburners' | 'shield-shift'}`
}
