import type { IconSkin, Skin } from '@sextant/scene'
import { skin as battleSkin } from '../../battle/show/skin.ts'
import { text } from './words.ts'

/** Ships look as they do in battle. */
export const skin: Skin = {
  terrains: {},
  icons: {
    ...battleSkin.icons,
    due: { ...battleIcon('target'), glyph: '◎', name: text('note.due') },
    ahead: drawn(
      '○',
      'M256 96a160 160 0 0 1 0 320a160 160 0 0 1 0-320zM256 146a110 110 0 0 0 0 220a110 110 0 0 0 0-220z',
    ),
    done: drawn('✓', 'M60 270l60-60 90 90L400 90l60 60-250 270z'),
    failed: drawn(
      '×',
      'M110 60L256 206 402 60l50 50-146 146 146 146-50 50-146-146-146 146-50-50 146-146L60 110z',
    ),
    berth: drawn('_', 'M60 380h392v50H60z'),
    dock: drawn('#', 'M60 120h60v260h272V120h60v320H60z'),
    sent: { ...battleIcon('advance'), glyph: '↑', name: text('badge.sent') },
    points: drawn('+', 'M216 60h80v156h156v80H296v156h-80V296H60v-80h156z'),
  },
  ...(battleSkin.sounds && { sounds: battleSkin.sounds }),
  colours: battleSkin.colours,
}

function battleIcon(id: string): IconSkin {
  const look = battleSkin.icons[id]
  if (!look) throw new Error(`battles have no icon ${id}`)
  return look
}

function drawn(glyph: string, path: string): IconSkin {
  return { glyph, svg: `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>` }
}
