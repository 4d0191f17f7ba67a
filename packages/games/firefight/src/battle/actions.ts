import * as v from 'valibot'

const unit = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))
const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1260))
const weapon = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))

/** One decision. Units, weapons and cells are named by their numbers. */
export const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('deploy'), unit, to: cell }),
  /** The path is every cell that is entered, `to` the last; without it the cheapest is taken. */
  v.strictObject({
    type: v.literal('move'),
    unit,
    to: cell,
    path: v.exactOptional(v.pipe(v.array(cell), v.minLength(1), v.maxLength(100))),
  }),
  v.strictObject({ type: v.literal('attack'), unit, weapon, target: unit }),
  v.strictObject({ type: v.literal('heal'), unit, target: unit }),
  v.strictObject({ type: v.literal('watch'), unit, weapon }),
  /** Which of several watchers shoots next at the unit that they have halted. */
  v.strictObject({ type: v.literal('react'), unit }),
  v.strictObject({ type: v.literal('end-turn') }),
])

export type Action = v.InferOutput<typeof actionSchema>
export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>
