import { drawingsIn } from '@sextant/scene/kit'
import icons from '#data/rare-icons.json' with { type: 'json' }

/** What only monsters and ghosts need: other duels do not load it. */
export const rareDrawings = drawingsIn(
  ['ghost-ship', 'kraken', 'sea-serpent', 'sweep', 'grip', 'dive', 'lunge', 'bite', 'slip', 'wail'],
  icons,
  'data/rare-icons.json',
)
