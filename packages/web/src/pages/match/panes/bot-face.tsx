import { signal } from '@preact/signals'
import type { GameInfo } from '@sextant/session'
import { lazy } from '../../../ui/lazy.tsx'

const DrawnFace = lazy(async () => (await import('./drawn-face.tsx')).DrawnFace)

export interface BotFaceProps {
  readonly info: Pick<GameInfo, 'portraits'>
  readonly player: string
}

/** Whether a person has touched the page since matches are played: faces are no part of what is loaded first. */
const touched = signal(false)
for (const input of ['pointerdown', 'keydown']) globalThis.addEventListener?.(input, touch, { once: true })

function touch(): void {
  touched.value = true
}

/** The drawn face of a bot, once it is loaded. */
export function BotFace(props: BotFaceProps) {
  return touched.value ? <DrawnFace {...props} /> : null
}
