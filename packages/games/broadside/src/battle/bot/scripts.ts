import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../../card.ts'
import type { Broadside } from '../types.ts'
import { matchupOf } from './matchup.ts'
import { choosePlan, type Style } from './plan.ts'

export const GREEDY: Style = { care: 0.1, foresees: false, caution: 0, noise: 0.05 }
export const CAUTIOUS: Style = { care: 1, foresees: true, caution: 1, noise: 0.02 }

/** Most damage now, from wherever the most can be done. */
export const greedy: Bot<Broadside> = { ...botCard(card.bots, 'greedy'), join: joinWith(GREEDY) }

/** Considers the reply: keeps its distance, braces, repairs, and saves itself when that is worth something. */
export const cautious: Bot<Broadside> = { ...botCard(card.bots, 'cautious'), join: joinWith(CAUTIOUS) }

/** The scripted bots, weakest first. */
export const scripts: readonly Bot<Broadside>[] = [greedy, cautious]

function joinWith(style: Style): Bot<Broadside>['join'] {
  return ({ tables }, seat) => {
    const matchup = matchupOf(tables)
    return { choose: (view, dice, budget) => choosePlan(matchup, view, seat, style, dice, budget) }
  }
}
