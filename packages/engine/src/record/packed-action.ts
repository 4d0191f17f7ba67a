import { hasFields } from '../plain/plain.ts'

/**
 * Actions as packed steps have them. One is written out the first time an action has its keys and its `type`, which
 * together are a shape, and from then on as `[number of the shape, …values]`, in the order of the sorted keys.
 */
export interface ActionShapes {
  pack(action: unknown): unknown
  /** The action that is meant; nothing where there is no such shape or the values do not fit it. */
  unpack(written: unknown): { readonly action: unknown } | undefined
}

interface Shape {
  /** All but `type`. */
  readonly keys: readonly string[]
  readonly type: string | undefined
}

export function actionShapes(): ActionShapes {
  const numbers = new Map<string, number>()
  const shapes: Shape[] = []

  /** The number of a shape that was there before. */
  function known(shape: Shape): number | undefined {
    const name = JSON.stringify([shape.type, shape.keys])
    const number = numbers.get(name)
    if (number === undefined) numbers.set(name, shapes.push(shape) - 1)
    return number
  }

  return {
    pack(action) {
      if (!isObject(action)) return [NO_SHAPE, action]
      const shape = shapeOf(action)
      const number = known(shape)
      return number === undefined ? action : [number, ...shape.keys.map(key => action[key])]
    },
    unpack(written) {
      if (isObject(written)) {
        known(shapeOf(written))
        return { action: written }
      }
      if (!Array.isArray(written)) return undefined
      const [number, ...values] = written as unknown[]
      if (number === NO_SHAPE) return values.length === 1 ? { action: values[0] } : undefined
      const shape = shapes[Number(number)]
      if (typeof number !== 'number' || !shape || shape.keys.length !== values.length) return undefined
      const fields = shape.keys.map((key, i) => [key, values[i]])
      return {
        action: Object.fromEntries(shape.type === undefined ? fields : [...fields, ['type', shape.type]]),
      }
    },
  }
}

/** In place of a number: what follows is no object, and stands as it is. */
const NO_SHAPE = null

function shapeOf(action: Readonly<Record<string, unknown>>): Shape {
  const type = Object.hasOwn(action, 'type') && typeof action.type === 'string' ? action.type : undefined
  const keys = Object.keys(action).sort()
  return { keys: type === undefined ? keys : keys.filter(key => key !== 'type'), type }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && hasFields(value)
}
