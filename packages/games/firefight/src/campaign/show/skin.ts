import type { IconSkin, Skin } from '@sextant/scene'
import { skin as battleSkin } from '../../battle/show/skin.ts'
import { text } from './words.ts'

/** Units look as they do in battle; the chart has signs of its own. */
export const skin: Skin = {
  terrains: {},
  icons: {
    ...battleSkin.icons,
    platoon: drawn('☗', 'M120 40h40v432h-40zM176 60h240l-60 80 60 80H176z'),
    due: {
      ...drawn(
        '◎',
        'M256 40a216 216 0 0 1 0 432a216 216 0 0 1 0-432zm0 56a160 160 0 0 0 0 320a160 160 0 0 0 0-320zm0 88a72 72 0 0 1 0 144a72 72 0 0 1 0-144z',
      ),
      name: text('note.due'),
    },
    ahead: drawn(
      '○',
      'M256 96a160 160 0 0 1 0 320a160 160 0 0 1 0-320zM256 146a110 110 0 0 0 0 220a110 110 0 0 0 0-220z',
    ),
    done: drawn('✓', 'M60 270l60-60 90 90L400 90l60 60-250 270z'),
    even: drawn('=', 'M80 150h352v70H80zM80 292h352v70H80z'),
    failed: drawn(
      '×',
      'M110 60L256 206 402 60l50 50-146 146 146 146-50 50-146-146-146 146-50-50 146-146L60 110z',
    ),
    tent: drawn('_', 'M256 90L470 430H300l-44-110-44 110H42z'),
    infirmary: drawn('H', 'M60 60h392v392H60zM216 120v96h-96v80h96v96h80v-96h96v-80h-96v-96z'),
    fielded: { ...drawn('↑', 'M256 40l180 190H320v240H192V230H76z'), name: text('badge.fielded') },
    points: drawn('+', 'M216 60h80v156h156v80H296v156h-80V296H60v-80h156z'),
    level: drawn('»', 'M256 70l190 150v90L256 160 66 310v-90zM256 240l190 150v90L256 330 66 480v-90z'),
  },
  sounds: { ...battleSkin.sounds, supplies: 'coins', learn: 'turn', victory: 'victory', defeat: 'defeat' },
  colours: battleSkin.colours,
}

function drawn(glyph: string, path: string): IconSkin {
  return { glyph, svg: `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>` }
}
