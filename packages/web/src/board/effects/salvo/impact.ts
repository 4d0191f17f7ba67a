/** The part of a salvo at which it lands. */
export const SALVO_IMPACT = 0.62
