import { lazyArt } from '../../draw/lazy-art.ts'
import { craftArt } from '../../draw/piece.ts'

/** Deep space and the ships in it: only games that are set there fetch it. */
export const spaceArt = lazyArt(async () => {
  const [space] = await Promise.all([import('./space.ts'), craftArt.ready()])
  return space
})
