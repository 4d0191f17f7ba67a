import type { Bot } from '@sextant/engine'
import { botCard } from '@sextant/scene'
import { card } from '../card.ts'
import type { TourTypes } from './campaign.ts'

/** Attends whatever auction there is, and otherwise goes where the next one is. */
export const eager: Bot<TourTypes> = {
  ...botCard(card.campaigns.tour.bots, 'eager'),
  join: (rules, seat) => ({
    choose(view, dice) {
      const legal = rules.legal(view, seat)
      const attend = legal.find(({ type }) => type === 'attend')
      const open = legal.filter(action => action.type === 'travel' && view.auctions[action.to] === 'open')
      return attend ?? dice.pick(open.length > 0 ? open : legal)
    },
  }),
}
