import icons from '#data/rare-icons.json' with { type: 'json' }
import { readDrawings } from './drawings.ts'

/** What only monsters and ghosts need: other duels do not load it. */
export const rareDrawings = readDrawings(
  ['ghost-ship', 'kraken', 'sea-serpent', 'sweep', 'grip', 'dive', 'lunge', 'bite', 'slip', 'wail'],
  icons,
  'data/rare-icons.json',
)
