import type { Catalogue, Scene } from '@sextant/scene'
import type { RecordedMatch, ReplayPlayer } from '@sextant/session'
import { EvaluationGraph } from '../../evaluation/evaluation-graph.tsx'
import { EvaluationNote } from '../../evaluation/evaluation-note.tsx'
import { useEvaluations } from '../../evaluation/use-evaluations.ts'
import { sideName } from '../../i18n/seat-name.ts'

interface ReplayGraphProps {
  /** What the evaluations are stored under. */
  readonly id: string
  readonly recorded: RecordedMatch
  readonly player: ReplayPlayer
  readonly scene: Scene
  readonly catalogue: Catalogue
}

/** How the match stood, turn by turn, where the game has an adviser; it can be scrubbed like the slider below it. */
export function ReplayGraph({ id, recorded, player, scene, catalogue }: ReplayGraphProps) {
  const state = useEvaluations(id, recorded)
  const { seats, skin } = recorded.info
  if (state.kind !== 'ready') return <EvaluationNote state={state} />
  return (
    <EvaluationGraph
      evaluations={state.evaluations}
      winner={recorded.judged?.winner}
      length={recorded.length}
      scene={scene}
      skin={skin}
      names={seats.map((_, seat) => sideName(scene, seat, catalogue, seats))}
      step={player.step.value}
      onStep={step => {
        player.pause()
        player.jump(step)
      }}
    />
  )
}
