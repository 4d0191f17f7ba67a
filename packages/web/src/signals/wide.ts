import { mediaSignal } from './media.ts'

/** Room for three columns. */
export const wide = mediaSignal('(min-width: 68.75rem)')
