import type { Viewer } from '@sextant/engine'
import {
  type BoxedGame,
  type Catalogue,
  type Presentation,
  type Scene,
  type Skin,
  say,
  type Text,
} from '@sextant/scene'
import { renderLegend, renderScene } from '@sextant/scene/terminal'
import type { Io } from './io.ts'

/** How a loaded game is shown in this terminal. */
export interface Pictures<S, A, E> {
  readonly presentation: Presentation<S, A, E>
  scene(view: S, viewer: Viewer): Scene
  /** The scene as lines of text; cells say their names where a person has to type them. */
  draw(scene: Scene, named?: boolean): string
  legend(scene: Scene): string
  say(text: Text): string
  /** Names of the seats as people read them: `White`. */
  names(scene: Scene): string[]
}

export function picturesOf<S, A, E, O>(
  io: Io,
  colour: boolean,
  { show }: Pick<BoxedGame<S, A, E, O>, 'show'>,
  options: O,
  seats: readonly string[],
): Pictures<S, A, E> {
  const presentation = show.load(options)
  const catalogue: Catalogue = show.texts.en
  const skin: Skin = show.skin
  const width = io.terminal.columns
  const { depth } = io.terminal
  const look = {
    skin,
    catalogue,
    width,
    colour: colour ? (depth === 'none' ? 'ansi16' : depth) : 'none',
  } as const
  return {
    presentation,
    scene: (view, viewer) => presentation.scene(view, viewer),
    draw: (scene, named = false) => renderScene(scene, { ...look, numbers: named }),
    legend: scene => renderLegend(scene, look),
    say: text => say(text, catalogue),
    names: scene =>
      seats.map((name, seat) => {
        const side = scene.sides[seat]
        return side ? say(side.name, catalogue) : name
      }),
  }
}
