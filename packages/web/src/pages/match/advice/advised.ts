import type { Session } from '@sextant/session'

/** Whether advice was asked for: it is there, or on its way. */
export function isAdvised({ advice }: Session): boolean {
  return advice !== undefined && advice.state.value.kind !== 'none'
}
