import { paintFrame } from './frame.ts'
import { isAlive } from './pieces-layer.ts'
import { pictureChange } from './playback.ts'
import { playTime } from './playback-clock.ts'
import type { BoardState } from './state.ts'

/** Milliseconds from frame to frame while only waves move; and how many times as long as a frame took it rests. */
const CALM = 50
const REST = 4
const LONGEST_REST = 400

/** Draws a frame only when something asks for it. */
export function frameLoop(state: BoardState): { wake(): void; stop(): void } {
  let request = 0
  let calm: ReturnType<typeof setTimeout> | undefined
  const wake = () => {
    clearTimeout(calm)
    if (request === 0) request = requestAnimationFrame(tick)
  }
  const tick = () => {
    request = 0
    const start = performance.now()
    if (paintFrame(state, start)) wake()
    else if (isAlive(state))
      calm = setTimeout(() => rest(start)) // once the frame has been put on the screen
    else waitForPicture(start)
  }
  /** A picture is drawn once, and wiped away when its time is over. */
  const waitForPicture = (now: number) => {
    if (state.frozenAt !== undefined) return
    const change = pictureChange(state, playTime(state, now))
    if (change !== undefined) calm = setTimeout(wake, change)
  }
  /** Waves take no more than a fifth of the time, however slow the machine is. */
  const rest = (start: number) => {
    const spent = performance.now() - start
    calm = setTimeout(wake, Math.min(Math.max(CALM - spent, REST * spent), LONGEST_REST))
  }
  return {
    wake,
    stop() {
      clearTimeout(calm)
      cancelAnimationFrame(request)
      request = -1
    },
  }
}
