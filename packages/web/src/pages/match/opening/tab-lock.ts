/**
 * Takes hold of a match for this tab, so that two tabs do not play and keep it at once. While another tab has it,
 * says so and waits for its turn; nothing comes of it when the waiting is given up. Gives the way to let go.
 * Browsers without locks let everybody in.
 */
export async function lockForTab(
  id: string,
  elsewhere: () => void,
  giveUp: AbortSignal,
): Promise<(() => void) | undefined> {
  if (typeof navigator === 'undefined' || !navigator.locks) return () => {}
  const name = `sextant.match.${id}`
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
