import type { Entry, PowerId } from './schema-names.ts'

/**
 * One decision of the side to act: an entry of the Actions Menu, a power of a monster, or `drift`, which is allowed only
 * where nothing else is.
 */
export interface Action {
  readonly type: ActionId
}
export type ActionId = Entry | PowerId | 'drift'

/** One object for each action, so that lists of legal actions allocate nothing. */
export const ACTIONS: { readonly [K in ActionId]: Action } = {
  cannon: { type: 'cannon' },
  rifle: { type: 'rifle' },
  board: { type: 'board' },
  close: { type: 'close' },
  gain: { type: 'gain' },
  brace: { type: 'brace' },
  shoring: { type: 'shoring' },
  dressing: { type: 'dressing' },
  'switch-ammo': { type: 'switch-ammo' },
  sweep: { type: 'sweep' },
  grip: { type: 'grip' },
  dive: { type: 'dive' },
  lunge: { type: 'lunge' },
  bite: { type: 'bite' },
  slip: { type: 'slip' },
  wail: { type: 'wail' },
  drift: { type: 'drift' },
}
