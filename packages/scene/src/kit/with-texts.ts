import type { GameTypes } from '@sextant/engine'
import type { Show } from '../show.ts'
import type { Catalogue } from '../text.ts'

/** A show with all its languages at hand, for programs that load none of them later, as pages do. */
export function withTexts<T extends GameTypes>(
  show: Show<T>,
  texts: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>>,
): Show<T> & { readonly texts: typeof texts } {
  return { ...show, texts }
}
