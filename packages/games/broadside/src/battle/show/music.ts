import { parseShape } from '@sextant/engine'
import notes from '#data/music.json' with { type: 'json' }
import { piecesSchema } from './music-schema.ts'

/** What is heard quietly in a duel, and on a voyage. */
export const MUSIC = parseShape(piecesSchema, notes, 'data/music.json')
