import type { Highlight } from '@sextant/scene'
import { useEffect, useRef } from 'preact/hooks'
import { Board } from '../../../board/index.ts'
import { settings, theme } from '../../../settings/settings.ts'
import { playSound } from '../../../sound/sound.ts'
import { boardWords } from '../../../ui/board-texts.ts'
import { choiceOverlay } from '../advice/choice-overlay.ts'
import { cellNumbers } from '../developer/developer-state.ts'
import { choiceForecast } from '../forecast/choice-forecast.ts'
import type { Guided } from '../guide/guide.ts'
import type { Screen } from '../selection/screen.ts'
import { cellOf } from '../selection/selection.ts'
import { DicePane, diceBelow } from './dice-pane.tsx'
import { OrderPane } from './order-pane.tsx'
import { ThinkingPill } from './thinking-pill.tsx'

interface BoardPaneProps {
  readonly screen: Screen
  readonly guide: Guided
  readonly title: string
  /** What had the focus is gone: the curtain that was before the board. */
  readonly takesFocus: boolean
}

export function BoardPane({ screen, guide, title, takesFocus }: BoardPaneProps) {
  const { session } = screen
  const host = useRef<HTMLDivElement>(null)
  const touch = useRef(false)
  useEffect(() => {
    if (takesFocus && !screen.focusOwn())
      host.current?.querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus()
  }, [])
  const { scene } = session.snapshot.value
  const { highlights, arrows, ...overlay } = screen.overlay.value
  const { considered, beside } = screen
  const previewed = beside.value && choiceOverlay(beside.value, scene, ({ number }) => session.path(number))
  const losses = considered.value && choiceForecast(session, considered.value)?.headline?.losses
  const pointed = guide.targets.value.flatMap((target): Highlight[] => {
    const cell = cellOf(target, scene)
    // A star means a place to get to, never a piece to take in hand.
    return cell === undefined ? [] : [{ cell, meaning: 'piece' in target ? 'good' : 'objective' }]
  })
  return (
    <div
      ref={host}
      class="match-board"
      data-ordered={scene.order !== undefined}
      data-diced={diceBelow(scene) !== undefined}
      onPointerDownCapture={event => {
        touch.current = event.pointerType === 'touch'
      }}
    >
      <Board
        scene={scene}
        skin={session.info.skin}
        catalogue={screen.catalogue.value}
        overlay={{
          ...overlay,
          ...(cellNumbers.value
            ? { cellNames: 'numbers' as const }
            : settings.value.coordinates && { cellNames: 'addresses' as const }),
          ...(losses && { losses }),
          arrows: [...arrows, ...(previewed?.arrows ?? [])],
          highlights: [...highlights, ...(previewed?.highlights ?? []), ...pointed],
        }}
        label={title}
        theme={theme.value}
        words={boardWords.value}
        speed={screen.botTurn.speed.value}
        onPoint={screen.point}
        onPick={spot => screen.pick(spot, touch.current)}
        onDrag={screen.drag}
        onCarry={screen.carry}
        leavesSpace={
          session.watched.value ||
          session.planning.value ||
          session.handOver.value !== undefined ||
          session.busy.value ||
          session.playback.lookingBack.value
        }
        onRelease={screen.release}
        onReady={screen.showOn}
        canDrag={screen.canDrag}
        onSound={sound => playSound(sound, session.info.skin)}
      />
      <ScreenOrder screen={screen} />
      <DicePane scene={scene} catalogue={screen.catalogue.value} />
      <ThinkingPill session={session} botTurn={screen.botTurn} />
    </div>
  )
}

/** Apart, since it follows the pointer. */
function ScreenOrder({ screen }: Pick<BoardPaneProps, 'screen'>) {
  const { session } = screen
  return (
    <OrderPane
      scene={session.snapshot.value.scene}
      skin={session.info.skin}
      catalogue={screen.catalogue.value}
      handlers={{
        lit: screen.inspected.value?.id,
        pointAt: screen.pointAtPiece,
        choose: screen.choosePiece,
      }}
    />
  )
}
