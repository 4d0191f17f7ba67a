import * as v from 'valibot'
import { checkDocument, type DocumentKind } from './document.ts'
import { parseJson } from './parse-json.ts'
import { checkShape, type Flaw } from './schema.ts'

/** The same as `checkDocument` of a text. Apart from it, for who has the data already needs no JSON and its faults explained. */
export function readDocument<T>(
  text: string,
  source: string,
  kind: DocumentKind<T>,
  flawsOf: (document: T) => readonly Flaw[],
): T {
  return checkDocument(parseJson(text, source), source, kind, flawsOf)
}

/** The format that a document says it is of, so that the right reader can be called. */
export function formatOf(text: string, source: string): string | undefined {
  const anyDocument = checkShape(v.looseObject({ format: v.string() }), parseJson(text, source))
  return anyDocument.ok ? anyDocument.value.format : undefined
}
