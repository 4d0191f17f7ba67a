import { parseShape } from '@sextant/engine'
import * as v from 'valibot'
import notes from '#data/music.json' with { type: 'json' }

const note = v.pipe(v.number(), v.integer())
const musicSchema = v.strictObject({
  bar: v.pipe(v.number(), v.minValue(4)),
  beats: v.pipe(v.number(), v.integer(), v.minValue(2)),
  chords: v.pipe(v.array(v.array(note)), v.minLength(1)),
  scale: v.pipe(v.array(note), v.minLength(1)),
  phrases: v.exactOptional(v.array(v.array(v.nullable(note)))),
})

/** What is heard quietly in a duel, and on a voyage. */
export const MUSIC = parseShape(
  v.strictObject({ duel: musicSchema, voyage: musicSchema }),
  notes,
  'data/music.json',
)
