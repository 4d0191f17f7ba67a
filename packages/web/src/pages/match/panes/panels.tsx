import type { Catalogue, Scene, Skin } from '@sextant/scene'
import type { ComponentChildren } from 'preact'
import { t } from '../../../i18n/texts.ts'
import { useMoreBelow } from '../../../ui/more-below.ts'
import { PanelView } from '../../../ui/panel-view.tsx'
import type { PieceHandlers } from '../../../ui/table-view.tsx'
import { diceBelow } from './dice-pane.tsx'

interface PanelsProps {
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
  /** Without it, rows about pieces are only read. */
  readonly handlers?: PieceHandlers
  readonly children?: ComponentChildren
}

/** What the scene says beside the board. */
export function Panels({ scene, skin, catalogue, handlers, children }: PanelsProps) {
  const box = useMoreBelow<HTMLElement>()
  const below = diceBelow(scene)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section ref={box} class="panels" aria-label={t('match.panels')} tabIndex={0}>
      {(scene.panels ?? [])
        .filter(panel => panel !== below)
        .map(panel => (
          <PanelView
            key={panel.id}
            panel={panel}
            sides={scene.sides}
            pieces={scene.pieces}
            skin={skin}
            catalogue={catalogue}
            {...(handlers && { handlers })}
          />
        ))}
      {children}
    </section>
  )
}
