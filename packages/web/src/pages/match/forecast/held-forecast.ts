import type { Choice, Snapshot } from '@sextant/session'
import { useRef } from 'preact/hooks'
import type { Screen } from '../selection/screen.ts'

/** On its way from the board to the forecast the pointer passes over other things; for so long that is forgiven. */
const ON_THE_WAY = 1500

/**
 * Keeps a forecast where it is while the pointer or the focus goes into it, to be read, unfolded and scrolled. `shown` is
 * the choice whose forecast is shown now.
 */
export function useHeldForecast(screen: Screen, shown: Choice | undefined) {
  const last = useRef<{ choice: Choice; position: Snapshot; leftAt: number | undefined }>(undefined)
  const { snapshot } = screen.session
  if (shown) last.current = { choice: shown, position: snapshot.peek(), leftAt: undefined }
  else if (last.current && last.current.leftAt === undefined) last.current.leftAt = performance.now()

  function hold(): void {
    const held = last.current
    if (!held || performance.now() - (held.leftAt ?? performance.now()) > ON_THE_WAY) return
    if (snapshot.peek() === held.position) screen.weigh(held.choice)
  }

  const letGo = () => screen.weigh(undefined)
  return { onPointerEnter: hold, onPointerLeave: letGo, onFocusIn: hold, onFocusOut: letGo }
}
