import type { Scene } from '../scene.ts'
import { type Catalogue, say, type Text } from '../text.ts'
import type { Drawing, RenderOptions } from './drawing.ts'
import { FACINGS } from './glyphs.ts'
import { paletteOf } from './palette.ts'
import { terminalStage } from './stages/index.ts'
import { TERMINAL_TEXTS } from './words.ts'

/** The scene with its colours, its words and the names of its places. */
export function prepareDrawing(scene: Scene, options: RenderOptions): Drawing {
  const catalogue: Catalogue = { ...TERMINAL_TEXTS.en, ...options.catalogue }
  const stage = terminalStage(scene.stage)
  const inWords = (text: Text | number) => (typeof text === 'number' ? String(text) : say(text, catalogue))
  return {
    scene,
    skin: options.skin,
    palette: paletteOf(scene, options.skin, options.theme ?? 'dark', options.colour ?? 'none'),
    width: Math.max(20, options.width),
    numbers: options.numbers ?? false,
    say: inWords,
    word: (key, values) => inWords(values ? { key, values } : { key }),
    address: place => stage.address(scene.stage, place, scene, inWords),
    facings: FACINGS[stage.orientation?.(scene.stage) ?? 'pointy'],
  }
}
