import { lockByAsking } from './tab-channel-lock.ts'

/**
 * Locks a match for this tab, so that two tabs do not play and store it at once. Calls `elsewhere` and waits while another
 * tab has the lock. Returns a release function, or undefined if aborted.
 */
export async function lockForTab(
  id: string,
  elsewhere: () => void,
  giveUp: AbortSignal,
): Promise<(() => void) | undefined> {
  const name = `sextant.match.${id}`
  if (typeof navigator === 'undefined' || !navigator.locks) {
    if (typeof BroadcastChannel === 'undefined') return () => {}
    return lockByAsking(name, elsewhere, giveUp)
  }
  const atOnce = await take(name, { ifAvailable: true })
  if (atOnce || giveUp.aborted) return atOnce
  elsewhere()
  try {
    return await take(name, { signal: giveUp })
  } catch (error) {
    if (giveUp.aborted) return undefined
    throw error
  }
}

function take(name: string, options: LockOptions): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, options, lock => {
        if (lock) return new Promise<void>(letGo => resolve(() => letGo()))
        resolve(undefined)
        return undefined
      })
      .catch(reject)
  })
}
