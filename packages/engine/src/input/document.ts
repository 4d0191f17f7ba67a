import * as v from 'valibot'
import { checkShape, type Flaw, InputError, parseShape, type Schema } from './schema.ts'

/** Turns a document of one version into the next; by the version it takes. */
export type Upgrades = Readonly<
  Record<number, (document: Record<string, unknown>) => Record<string, unknown>>
>

/** A kind of document: its name, the version that is written, and the way there from older ones. */
export interface DocumentKind<T> {
  readonly format: string
  readonly version: number
  readonly schema: Schema<T>
  readonly upgrades: Upgrades
}

/** A document of this version or an older one, out of parsed data; an `InputError` says what is wrong with it. */
export function checkDocument<T>(
  data: unknown,
  source: string,
  kind: DocumentKind<T>,
  flawsOf: (document: T) => readonly Flaw[],
): T {
  const anyVersion = v.looseObject({ format: v.literal(kind.format), version: v.number() })
  const found = parseShape(anyVersion, data, source)
  const checked = checkShape(kind.schema, upgraded(found, found.version, source, kind))
  const flaws = checked.ok ? flawsOf(checked.value) : checked.flaws
  if (!checked.ok || flaws.length > 0) throw new InputError(source, flaws)
  return checked.value
}

/** What is numbered from 1 must be numbered without a gap. */
export function outOfOrder(items: readonly { readonly seq: number }[], list: string): Flaw[] {
  const at = items.findIndex((item, index) => item.seq !== index + 1)
  if (at < 0) return []
  return [{ path: `/${list}/${at}/seq`, message: `found ${items[at]?.seq}, expected ${at + 1}` }]
}

function upgraded<T>(
  document: Record<string, unknown>,
  version: number,
  source: string,
  kind: DocumentKind<T>,
): Record<string, unknown> {
  if (version === kind.version) return document
  const upgrade = kind.upgrades[version]
  if (!upgrade) {
    throw new InputError(source, [{ path: '/version', message: whyNotRead(version, kind) }])
  }
  return upgraded({ ...upgrade(document), version: version + 1 }, version + 1, source, kind)
}

function whyNotRead<T>(version: number, { version: newest, upgrades }: DocumentKind<T>): string {
  if (version > newest)
    return `found version ${version}, made by a newer Sextant; this one reads up to ${newest}`
  const known = [...Object.keys(upgrades), newest].join(', ')
  return `found version ${version}, which there never was; expected one of ${known}`
}
