import { refusalsFrom } from '@sextant/scene/kit'

/** Why an action is refused, by code. */
export const REFUSALS = {
  'not-to-move': 'It isn’t your turn.',
  'off-board': 'The board has no hex {cell}.',
  occupied: 'There is a disc on this hex already.',
  'flips-nothing':
    'A disc here would flip nothing: it must enclose discs of others in a line with one of yours.',
  'can-place': 'You can place a disc, so you can’t pass.',
} as const

export const refuse = refusalsFrom(REFUSALS)
