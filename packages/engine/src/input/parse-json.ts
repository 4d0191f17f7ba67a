import { flawOfData } from './data-limits.ts'
import { jsonFault, jsonFaultMessage } from './json-fault.ts'
import { duplicateKey, scanJson } from './json-scan.ts'
import { LIMITS, sizeInWords } from './limits.ts'
import { namedFlaws } from './named-flaws.ts'
import { type Flaw, InputError } from './schema.ts'

/**
 * The data in a JSON text. An `InputError` says where it is not JSON, by line and column, where an object has a key twice, and where
 * it is more than any document may be. All readers begin here.
 */
export function parseJson(text: string, source: string): unknown {
  const fail = (message: string, path = '/') => new InputError(source, [{ path, message }])
  if (text.length > LIMITS.characters) throw fail(`is too large: more than ${sizeInWords(LIMITS.characters)}`)
  // Some editors begin a file with a mark of its encoding.
  const body = text.replace(/^\uFEFF/, '')
  const { depth, colons } = scanJson(body, LIMITS.depth)
  if (depth > LIMITS.depth)
    throw fail(`is nested too deep: more than ${LIMITS.depth} lists and objects inside each other`)
  const data = parsed(body, fail)
  const count = { values: 0, keys: 0 }
  const named = (flaw: Flaw) => new InputError(source, namedFlaws(data, [flaw]))
  const flaw = flawOfData(data, count)
  if (flaw) throw named(flaw)
  // Of two keys that are the same, JSON.parse keeps the last.
  if (count.keys !== colons)
    throw named({ path: duplicateKey(body) ?? '/', message: 'this key is given twice' })
  return data
}

function parsed(body: string, fail: (message: string) => InputError): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    const fault = jsonFault(body)
    const why = fault
      ? `line ${fault.line}, column ${fault.column}: ${jsonFaultMessage(fault)}`
      : String(error instanceof Error ? error.message : error)
    throw fail(`not JSON: ${why}`)
  }
}
