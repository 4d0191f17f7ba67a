import type { Scene, Skin } from '@sextant/scene'
import { type RecordedMatch, turningPoint } from '@sextant/session'
import { EvaluationGraph } from '../../../evaluation/evaluation-graph.tsx'
import { EvaluationNote } from '../../../evaluation/evaluation-note.tsx'
import type { Evaluating } from '../../../evaluation/use-evaluations.ts'
import { t } from '../../../i18n/texts.ts'
import { toldChance } from '../../../i18n/told-chance.ts'
import { Link } from '../../../ui/link.tsx'

interface TurningPointProps {
  readonly id: string
  /** Its number, where it is a battle of a campaign. */
  readonly battle?: number
  readonly skin: Skin
  readonly recorded: RecordedMatch | undefined
  readonly evaluating: Evaluating
  readonly scene: Scene
  /** By seat. */
  readonly names: readonly string[]
}

/** Where the match was decided, as the game's adviser sees it, with the way to that turn in the replay. */
export function TurningPointView(props: TurningPointProps) {
  const { id, battle, skin, recorded, evaluating, scene, names } = props
  if (!recorded?.judged) return null
  if (evaluating.kind !== 'ready') return <EvaluationNote state={evaluating} />
  const { evaluations } = evaluating
  const { winner } = recorded.judged
  const turn = turningPoint(evaluations, winner)
  return (
    <section class="turning-point">
      {turn && (
        <p>
          {t(turn.before.kind === 'percent' ? 'evaluation.turningPoint' : 'evaluation.turningPointWords', {
            name: names[winner ?? 0] ?? '',
            before: toldChance(turn.before),
            after: toldChance(turn.after),
          })}{' '}
          <Link to={{ page: 'replay', id, step: turn.step, ...(battle !== undefined && { battle }) }}>
            {t('evaluation.watchIt')}
          </Link>
        </p>
      )}
      <EvaluationGraph
        evaluations={evaluations}
        winner={winner}
        length={recorded.length}
        scene={scene}
        skin={skin}
        names={names}
      />
    </section>
  )
}
