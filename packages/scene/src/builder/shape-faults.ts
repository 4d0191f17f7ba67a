import type { Flaw, Schema } from '@sextant/engine'
import type { Text } from '../text.ts'
import type { BuilderFault } from './builder.ts'
import { remarkAt, shortened, statementAt } from './fault-place.ts'
import { hasPart, isObject, limitOf, placeOfFlaw, type SchemaNode, withoutWrapping } from './schema-node.ts'
import { shape } from './shape-texts.ts'

/**
 * The flaws that a schema finds in an item, in sentences of `shapeTexts` with the place. What a schema says in words of its own is
 * looked up by them: `rule.an id is made of …`.
 */
export function shapeFaults(
  schema: Schema<unknown>,
  data: unknown,
  flaws: readonly Flaw[],
): readonly BuilderFault[] {
  const faults = new Map<string, BuilderFault>()
  for (const flaw of flaws) {
    const { path, value, node, isUnknown } = placeOfFlaw(schema, data, flaw.path)
    const what = node && statementOn(node, value)
    const remark = isUnknown
      ? shape('shape.unknown')
      : { key: `rule.${flaw.message}`, otherwise: flaw.message }
    // One place may have several flaws: all of them say what must be there.
    if (!faults.has(path))
      faults.set(path, {
        at: path,
        text: what ? statementAt(data, path, what) : remarkAt(data, path, remark),
      })
  }
  return [...faults.values()]
}

/** What must be in a place, and what is there; nothing where only the schema can say it. */
function statementOn(node: SchemaNode, value: unknown): Text | undefined {
  const wanted = wantedAt(node, value)
  if (value === undefined) return wanted ? shape('shape.missing', { wanted }) : shape('shape.absent')
  const { type } = withoutWrapping(node)
  if (type === 'string' && typeof value === 'string') return lengthOf(node, value.length, 'characters')
  if (type === 'array' && Array.isArray(value)) return lengthOf(node, value.length, 'entries')
  if (OBJECTS.has(type) && isObject(value)) return undefined
  return wanted && shape('shape.is', { found: foundText(value), wanted })
}

const OBJECTS: ReadonlySet<string> = new Set(['object', 'strict_object', 'loose_object', 'record'])

function lengthOf(node: SchemaNode, length: number, counted: 'entries' | 'characters'): Text | undefined {
  const core = withoutWrapping(node)
  const [least, most] = [limitOf(core, 'min_length'), limitOf(core, 'max_length')]
  if (least !== undefined && length < least) return shape(`shape.few-${counted}`, { length, limit: least })
  return most !== undefined && length > most
    ? shape(`shape.many-${counted}`, { length, limit: most })
    : undefined
}

function wantedAt(node: SchemaNode, value: unknown): Text | undefined {
  if (OBJECTS.has(node.type)) return shape('shape.object')
  switch (node.type) {
    case 'number':
      return numberWanted(node, value)
    case 'string':
      return shape('shape.text')
    case 'array':
      return shape('shape.list')
    case 'picklist':
      return oneOf((node.options ?? []).map(String))
    case 'literal':
      return jsonText(node.literal)
  }
  const wanted = node.wrapped && wantedAt(node.wrapped, value)
  return wanted && node.type === 'nullable' ? shape('shape.or-null', { wanted }) : wanted
}

function numberWanted(node: SchemaNode, value: unknown): Text {
  const [least, most] = [limitOf(node, 'min_value'), limitOf(node, 'max_value')]
  if (least === undefined || most === undefined) return shape('shape.number')
  // Of 2.5 and "4" the range alone would not say what is wrong.
  const isOtherKind =
    typeof value === 'number' ? !Number.isInteger(value) : isWithin(Number(value), least, most)
  return shape(isOtherKind && hasPart(node, 'integer') ? 'shape.whole' : 'shape.range', { least, most })
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** `melee or ranged`. */
function oneOf(words: readonly string[]): Text {
  const [first = '', ...others] = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  if (first === '') return jsonText(last)
  return shape('shape.or', {
    some: others.reduce<Text>((one, other) => shape('shape.and', { one, other }), first),
    last,
  })
}

function foundText(value: unknown): Text {
  if (Array.isArray(value)) return shape('shape.list')
  return isObject(value) ? shape('shape.object') : jsonText(value)
}

function jsonText(value: unknown): Text {
  const json = JSON.stringify(typeof value === 'string' ? shortened(value) : value)
  return shape('shape.json', { json })
}
