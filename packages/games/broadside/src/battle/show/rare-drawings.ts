import { drawingsIn } from '@sextant/scene/kit'
import icons from '#data/rare-icons.json' with { type: 'json' }

/** What the usual duel of two sloops does without: loaded when one of it is shown. */
export const rareDrawings = drawingsIn(
  [
    'cutter',
    'brig',
    'frigate',
    'ghost-ship',
    'kraken',
    'sea-serpent',
    'sweep',
    'grip',
    'dive',
    'lunge',
    'bite',
    'slip',
    'wail',
  ],
  icons,
  'data/rare-icons.json',
)
