import { jsonFault, nestedDeeper } from './json-fault.ts'
import { InputError } from './schema.ts'

/** No document needs as much, and what walks through data calls itself for every level. */
const DEEPEST = 500

/** The data in a JSON text; an `InputError` with line and column where it is not JSON. */
export function parseJson(text: string, source: string): unknown {
  // Some editors begin a file with a mark of its encoding.
  const body = text.replace(/^\uFEFF/, '')
  if (nestedDeeper(body, DEEPEST))
    throw new InputError(source, [
      { path: '/', message: `is nested too deep: more than ${DEEPEST} lists and objects inside each other` },
    ])
  try {
    return JSON.parse(body)
  } catch (error) {
    const fault = jsonFault(body)
    const why = fault
      ? `line ${fault.line}, column ${fault.column}: ${fault.message}`
      : String(error instanceof Error ? error.message : error)
    throw new InputError(source, [{ path: '/', message: `not JSON: ${why}` }])
  }
}
