import type { Catalogue } from '@sextant/scene'
import { en } from '../texts/en.ts'
import { zh } from '../texts/zh.ts'
import { show as lean } from './show.ts'

const texts: Readonly<Record<'en' | 'zh', Catalogue>> = { en, zh }

/** How the duel is shown with all its languages at hand: for whoever loads none of them later, as pages do. */
export const show = { ...lean, texts }
