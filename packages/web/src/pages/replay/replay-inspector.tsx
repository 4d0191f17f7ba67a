import type { Catalogue, Scene, Skin } from '@sextant/scene'
import type { Spot } from '../../board/contract.ts'
import { sideName } from '../../i18n/seat-name.ts'
import { t } from '../../i18n/texts.ts'
import { SideMark } from '../../ui/side-mark.tsx'
import { PieceFacts } from '../match/panes/piece-facts.tsx'
import { inspectedPiece } from '../match/selection/inspected.ts'

interface ReplayInspectorProps {
  readonly pointed: Spot | undefined
  readonly scene: Scene
  readonly skin: Skin
  readonly seats: readonly string[]
  readonly catalogue: Catalogue
}

/** The numbers of the piece that is pointed at. */
export function ReplayInspector({ pointed, scene, skin, seats, catalogue }: ReplayInspectorProps) {
  const piece = inspectedPiece(scene, undefined, pointed, [])
  const side = piece && scene.sides[piece.side]
  return (
    <section class="inspector replay-inspector" aria-label={t('match.inspector')} data-empty={!piece}>
      {piece ? (
        <PieceFacts
          piece={piece}
          mark={side && <SideMark side={side} skin={skin} />}
          side={sideName(scene, piece.side, catalogue, seats)}
          catalogue={catalogue}
        />
      ) : (
        <p class="muted">{t('replay.point')}</p>
      )}
    </section>
  )
}
