import type { Choice } from '@sextant/session'
import { useRef } from 'preact/hooks'
import type { Screen } from './screen.ts'
import { tapShows } from './tap-shows.ts'
import { weighingOn } from './weighing-on.ts'

/** What a button of a choice listens to. A finger cannot point first: where there is something to show, its first tap shows it. */
export function usePress(screen: Screen, choice: Choice | undefined) {
  const touch = useRef(false)
  return {
    /** The next tap takes it. */
    isArmed: choice !== undefined && screen.armed.value?.number === choice.number,
    on: {
      ...weighingOn(screen, choice),
      onPointerDown(event: PointerEvent) {
        touch.current = event.pointerType === 'touch'
      },
      onKeyDown() {
        touch.current = false
      },
      onClick() {
        if (!choice) return
        if (touch.current && tapShows(screen.session, choice) && screen.arm(choice)) return
        screen.press(choice)
      },
    },
  }
}
