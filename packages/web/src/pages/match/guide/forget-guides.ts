/** Where `guide.ts` remembers which guides were seen; apart, so that a first match need not load it. */
const SEEN = 'sextant.guided'

/** Every guide is shown again. */
export function forgetGuides(): void {
  try {
    localStorage.removeItem(SEEN)
  } catch {
    // Without storage nothing was remembered.
  }
}
