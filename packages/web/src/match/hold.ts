/**
 * Takes hold of a match for this tab, so that two tabs do not play and keep it at once. Gives the way to let go of
 * it, or nothing when another tab has it. Browsers without locks let everybody in.
 */
export async function holdMatch(id: string): Promise<(() => void) | undefined> {
  if (typeof navigator === 'undefined' || !navigator.locks) return () => {}
  return new Promise(resolve => {
    void navigator.locks.request(`sextant.match.${id}`, { ifAvailable: true }, lock => {
      if (!lock) {
        resolve(undefined)
        return undefined
      }
      return new Promise<void>(letGo => resolve(() => letGo()))
    })
  })
}
