import {
  type Catalogue,
  type Catalogues,
  catalogueIn,
  type Scene,
  type Skin,
  say,
  type Text,
} from '@sextant/scene'
import { printable, renderLegend, renderScene } from '@sextant/scene/terminal'
import { sessionTexts } from '@sextant/session'
import type { Io } from './io.ts'

/** How the scenes and texts of a game appear in this terminal. */
export interface Screen {
  /** The scene as lines of text; cells show their names where a person has to type them. */
  draw(scene: Scene, named?: boolean): string
  legend(scene: Scene): string
  /** A text in words, safe to print. */
  say(text: Text): string
  /** Names of the seats as people read them: `White`. */
  names(scene: Scene): string[]
}

/** What a screen has to know of a game. */
export interface Look {
  readonly skin: Skin
  readonly texts: Catalogues
  readonly seats: readonly string[]
}

export async function screenOf(io: Io, colour: boolean, { skin, texts, seats }: Look): Promise<Screen> {
  const catalogue: Catalogue = { ...sessionTexts.en, ...(await catalogueIn(texts, 'en')) }
  const { depth, columns: width } = io.terminal
  const look = {
    skin,
    catalogue,
    width,
    colour: colour ? (depth === 'none' ? 'ansi16' : depth) : 'none',
  } as const
  const inWords = (text: Text) => printable(say(text, catalogue))
  return {
    draw: (scene, named = false) => renderScene(scene, { ...look, numbers: named }).trimEnd(),
    legend: scene => renderLegend(scene, look).trimEnd(),
    say: inWords,
    names: scene =>
      seats.map((name, seat) => {
        const side = scene.sides[seat]
        return side ? inWords(side.name) : name
      }),
  }
}
