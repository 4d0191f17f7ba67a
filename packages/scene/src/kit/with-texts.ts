import type { GameTypes } from '@sextant/engine'
import type { Show } from '../show.ts'
import type { Catalogue } from '../text.ts'

/** A show with all its languages at hand, for callers that, unlike pages, load none of them later. */
export function withTexts<T extends GameTypes>(
  show: Show<T>,
  texts: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>>,
): Show<T> & { readonly texts: typeof texts } {
  return { ...show, texts }
}
