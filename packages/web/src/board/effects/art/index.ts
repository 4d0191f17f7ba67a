import { lazyArt } from '../../draw/lazy-art.ts'

/** Blows, bursts, ripples and ribbons. */
export const effectArt = lazyArt(() => import('./drawings.ts'))
