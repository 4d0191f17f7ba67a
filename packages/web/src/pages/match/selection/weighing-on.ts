import type { Choice } from '@sextant/session'
import type { Screen } from './screen.ts'
import type { WeighedIn } from './weighing.ts'

/** What a button listens to so that its choice is weighed while the pointer or the focus is on it. */
export function weighingOn(screen: Pick<Screen, 'weigh'>, choice: Choice | undefined, where?: WeighedIn) {
  const [on, off] = [() => screen.weigh(choice, where), () => screen.weigh(undefined)]
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
