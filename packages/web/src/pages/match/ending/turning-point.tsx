import type { Scene, Skin } from '@sextant/scene'
import { type RecordedMatch, turningPoint } from '@sextant/session'
import { EvaluationGraph } from '../../../evaluation/evaluation-graph.tsx'
import { EvaluationNote } from '../../../evaluation/evaluation-note.tsx'
import type { Evaluating } from '../../../evaluation/use-evaluations.ts'
import { percent } from '../../../i18n/percent.ts'
import { t } from '../../../i18n/texts.ts'
import { Link } from '../../../ui/link.tsx'
import { onlyPerson } from './verdict.ts'

interface TurningPointProps {
  readonly id: string
  /** Its number, where it is a battle of a campaign. */
  readonly battle?: number
  readonly players: readonly string[]
  readonly skin: Skin
  readonly recorded: RecordedMatch | undefined
  readonly evaluating: Evaluating
  readonly scene: Scene
  /** By seat. */
  readonly names: readonly string[]
}

/** Where the match was decided, as the game's adviser sees it, with the way to that turn in the replay. */
export function TurningPointView(props: TurningPointProps) {
  const { id, battle, players, skin, recorded, evaluating, scene, names } = props
  if (!recorded?.judged) return null
  if (evaluating.kind !== 'ready') return <EvaluationNote state={evaluating} />
  const { evaluations } = evaluating
  const turn = turningPoint(evaluations)
  const seat = onlyPerson(players) ?? 0
  const chance = (first: number) => percent(seat === 0 ? first : 1 - first)
  return (
    <section class="turning-point">
      {turn && (
        <p>
          {t('evaluation.turningPoint', {
            name: names[seat] ?? '',
            before: chance(turn.before),
            after: chance(turn.after),
          })}{' '}
          <Link to={{ page: 'replay', id, step: turn.step, ...(battle !== undefined && { battle }) }}>
            {t('evaluation.watchIt')}
          </Link>
        </p>
      )}
      <EvaluationGraph
        evaluations={evaluations}
        length={recorded.length}
        scene={scene}
        skin={skin}
        names={names}
      />
    </section>
  )
}
