import type { Choice } from '@sextant/session'
import type { Screen } from './screen.ts'

/** What a button listens to so that its choice is weighed while the pointer or the focus is on it. */
export function weighingOn(screen: Pick<Screen, 'weigh'>, choice: Choice | undefined) {
  const [on, off] = [() => screen.weigh(choice), () => screen.weigh(undefined)]
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
