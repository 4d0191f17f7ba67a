import type { GameTypes, Rules, Viewer } from '@sextant/engine'
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
export interface Pictures<T extends GameTypes> {
  readonly presentation: Presentation<T>
  scene(view: T['state'], viewer: Viewer): Scene
  /** The scene as lines of text; cells say their names where a person has to type them. */
  draw(scene: Scene, named?: boolean): string
  legend(scene: Scene): string
  say(text: Text): string
  /** Names of the seats as people read them: `White`. */
  names(scene: Scene): string[]
}

export function picturesOf<T extends GameTypes>(
  io: Io,
  colour: boolean,
  { show }: Pick<BoxedGame<T>, 'show'>,
  rules: Rules<T>,
  options: T['options'],
): Pictures<T> {
  const presentation = show.load(rules, options)
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
      rules.seats.map((name, seat) => {
        const side = scene.sides[seat]
        return side ? say(side.name, catalogue) : name
      }),
  }
}
