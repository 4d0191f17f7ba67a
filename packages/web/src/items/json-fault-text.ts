import { duplicateKey, type InputError, type JsonExpected, jsonFault } from '@sextant/engine'
import { type Key, t } from '../i18n/texts.ts'

/**
 * Why a file could not be read as JSON, in the language of the page: the line and column where it stops being JSON, or the place of a
 * key that is given twice.
 * @param error of the reader; its English words are kept for what only few files are, such as numbers beyond all limits
 */
export function jsonFaultText(text: string, { flaws: [flaw] }: InputError): string {
  // Lines and columns are counted without the mark of an encoding.
  const body = text.replace(/^\uFEFF/, '')
  const fault = jsonFault(body)
  if (fault) {
    const { line, column, found, expected } = fault
    if (expected === 'less-depth') return t('builder.json.tooDeep')
    const place = { line, column, expected: t(EXPECTED[expected]) }
    return found === undefined ? t('builder.json.ends', place) : t('builder.json.found', { ...place, found })
  }
  const twice = duplicateKey(body)
  if (twice !== undefined) return t('builder.json.twice', { place: twice })
  return t('builder.file.notJson', { why: flaw ? `${flaw.path} ${flaw.message}` : '' })
}

const EXPECTED: Readonly<Record<Exclude<JsonExpected, 'less-depth'>, Key>> = {
  value: 'builder.json.value',
  key: 'builder.json.key',
  colon: 'builder.json.colon',
  'rest-of-text': 'builder.json.restOfText',
  'end-of-list': 'builder.json.endOfList',
  'end-of-object': 'builder.json.endOfObject',
  'nothing-more': 'builder.json.nothingMore',
}
