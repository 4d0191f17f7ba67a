import { type Scene, say } from '@sextant/scene'
import type { Look } from './draw/pen.ts'

interface ScoreboardProps extends Pick<Look, 'skin' | 'catalogue'> {
  readonly scene: Scene
}

/** The score and the clock above the board, where a game keeps score. */
export function Scoreboard({ scene, skin, catalogue }: ScoreboardProps) {
  const { score, sides } = scene
  if (!score) return null
  return (
    <div class="scoreboard">
      {score.points.map((points, number) => {
        const side = sides[number]
        if (!side) return null
        // It is dark in both themes.
        const colour = skin.colours[side.colour]?.dark
        return (
          <span key={side.colour} class="scoreboard-side" style={{ order: number === 0 ? 0 : number + 1 }}>
            <span class="scoreboard-name" style={{ color: colour }}>
              {say(side.name, catalogue)}
            </span>{' '}
            <b class="scoreboard-points">{points}</b>
          </span>
        )
      })}
      <span class="scoreboard-clock">{say(score.clock, catalogue)}</span>
    </div>
  )
}
