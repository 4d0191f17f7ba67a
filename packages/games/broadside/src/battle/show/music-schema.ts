import * as v from 'valibot'

const note = v.pipe(v.number(), v.integer())
const musicSchema = v.strictObject({
  bar: v.pipe(v.number(), v.minValue(4)),
  beats: v.pipe(v.number(), v.integer(), v.minValue(2)),
  chords: v.pipe(v.array(v.array(note)), v.minLength(1)),
  scale: v.pipe(v.array(note), v.minLength(1)),
  phrases: v.exactOptional(v.array(v.array(v.nullable(note)))),
})

export const piecesSchema = v.strictObject({ duel: musicSchema, voyage: musicSchema })
