import { type Catalogue, type Piece, say } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { namesSide } from '../../../board/index.ts'
import { capitalized } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'

interface PieceFactsProps {
  readonly piece: Piece
  readonly mark: ComponentChildren
  readonly side: string
  readonly catalogue: Catalogue
}

/** A value with more letters has a row to itself. */
const LONG = 10

/** A piece by its name, with its bars, numbers and badges. */
export function PieceFacts({ piece, mark, side, catalogue }: PieceFactsProps) {
  const name = say(piece.name, catalogue)
  return (
    <>
      <h2 class="inspector-title piece-name">
        {mark}
        {capitalized(name)}
        {!namesSide(name, side) && <span class="unseen">{side}</span>}
      </h2>
      <dl class="facts">
        {piece.bars?.map(({ kind, name: bar, value, max }, number) => (
          <div key={number} class="bar-row">
            <dt>{say(bar, catalogue)}</dt>
            <dd>
              <meter class={`bar bar-${kind}`} min={0} max={max} value={value} />
              <span class="figures">{t('match.of', { value, max })}</span>
            </dd>
          </div>
        ))}
        {piece.facts?.map(({ name: fact, value, tone = 'neutral' }, number) => {
          const text = typeof value === 'number' ? String(value) : say(value, catalogue)
          return (
            <div key={`fact-${number}`} data-long={text.length > LONG}>
              <dt>{say(fact, catalogue)}</dt>
              <dd class={`tone-${tone}`}>{text}</dd>
            </div>
          )
        })}
        {piece.badges?.map(({ name: badge, text, tone = 'neutral' }, number) => {
          const said = say(badge, catalogue)
          return (
            <div key={`badge-${number}`} data-long={said.length > LONG} class="badge-row">
              <dt class={`tone-${tone}`}>{said}</dt>
              <dd>{text}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
