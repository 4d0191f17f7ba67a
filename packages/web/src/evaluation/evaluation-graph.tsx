import { type OddsWord, type Seat, wordFor } from '@sextant/engine'
import type { Scene, Skin } from '@sextant/scene'
import { type Evaluation, turningPoint } from '@sextant/session'
import type { TargetedPointerEvent } from 'preact'
import { t } from '../i18n/texts.ts'
import { toldChance } from '../i18n/told-chance.ts'
import { colourOf } from '../ui/side-mark.tsx'
import './evaluation.css'

interface EvaluationGraphProps {
  readonly evaluations: readonly Evaluation[]
  readonly winner: Seat | undefined
  /** The steps of the match. */
  readonly length: number
  readonly scene: Scene
  readonly skin: Skin
  /** By seat. */
  readonly names: readonly string[]
  /** Where the match is looked at. */
  readonly step?: number
  readonly onStep?: (step: number) => void
}

const [WIDTH, HEIGHT] = [300, 60]

/** How a match stood, turn by turn: the share of the first seat from below, that of the second from above. */
export function EvaluationGraph(props: EvaluationGraphProps) {
  const { evaluations, winner, length, scene, skin, names, step, onStep } = props
  const [first] = evaluations
  if (!first || evaluations.length < 2) return null
  const x = (at: number) => (at / Math.max(length, 1)) * WIDTH
  const y = (evaluation: Evaluation) => (1 - levelOf(evaluation)) * HEIGHT
  const line = evaluations.map(one => `${x(one.step).toFixed(1)},${y(one).toFixed(1)}`)
  const last = evaluations.at(-1) ?? first
  const turn = turningPoint(evaluations, winner)
  const [below = '', above = ''] = names
  return (
    <figure class="evaluation">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('evaluation.label', { name: below, chances: spoken(evaluations) })}
        data-steps={onStep !== undefined}
        onPointerDown={event => onStep?.(stepAt(event, length))}
        onPointerMove={event => {
          if (event.buttons > 0) onStep?.(stepAt(event, length))
        }}
      >
        <rect width={WIDTH} height={HEIGHT} fill={colourOf(scene.sides[1], skin)} />
        <polygon
          points={`0,${HEIGHT} 0,${y(first)} ${line.join(' ')} ${WIDTH},${y(last)} ${WIDTH},${HEIGHT}`}
          fill={colourOf(scene.sides[0], skin)}
        />
        <line class="evaluation-even" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        {turn && <line class="evaluation-turn" x1={x(turn.step)} x2={x(turn.step)} y2={HEIGHT} />}
        {step !== undefined && <line class="evaluation-step" x1={x(step)} x2={x(step)} y2={HEIGHT} />}
      </svg>
      <figcaption class="muted" aria-hidden="true">
        <span>{below}</span>
        <span>{above}</span>
      </figcaption>
    </figure>
  )
}

function stepAt({ currentTarget, clientX }: TargetedPointerEvent<SVGSVGElement>, length: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.max(0, Math.min(length, Math.round(((clientX - left) / width) * length)))
}

/** A few of the chances, for those who cannot see the line: all in words where some of them are. */
function spoken(evaluations: readonly Evaluation[]): string {
  const every = Math.ceil(evaluations.length / 6)
  const inWords = evaluations.some(({ known }) => known === 'words')
  return evaluations
    .filter((_, number) => number % every === 0 || number === evaluations.length - 1)
    .map(({ chance }) =>
      toldChance(inWords ? { kind: 'words', word: wordFor(chance, 2) } : { kind: 'percent', chance }),
    )
    .join(', ')
}

/** How high the line stands: what is told in words has three heights, as it is known no better. */
function levelOf({ chance, known }: Evaluation): number {
  return known === 'words' ? LEVELS[wordFor(chance, 2)] : chance
}

const LEVELS: Readonly<Record<OddsWord, number>> = { behind: 0.25, even: 0.5, ahead: 0.75 }
