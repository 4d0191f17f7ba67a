import { duplicateKey, type InputError, type JsonExpected, jsonFault, LIMITS } from '@sextant/engine'
import { type Catalogues, say } from '@sextant/scene'
import { placeAt, valueAt } from '@sextant/scene/builder'
import { catalogueOf } from '../i18n/game-texts.ts'
import { type Key, t } from '../i18n/texts.ts'

/**
 * Why a file could not be read, in the language of the page: the line and column where it stops being JSON, or the place of what no file
 * may have, by the names that stand in it.
 * @param error of the reader; its English words are kept for what only few files are
 */
export function jsonFaultText(text: string, { flaws: [flaw] }: InputError, texts: Catalogues): string {
  // Lines and columns are counted without the mark of an encoding.
  const body = text.replace(/^\uFEFF/, '')
  const fault = jsonFault(body)
  if (fault) {
    const { line, column, found, expected } = fault
    if (expected === 'less-depth') return t('builder.json.tooDeep')
    const place = { line, column, expected: t(EXPECTED[expected]) }
    return found === undefined ? t('builder.json.ends', place) : t('builder.json.found', { ...place, found })
  }
  const data: unknown = JSON.parse(body)
  const placeOf = (path: string) => say(placeAt(data, path), catalogueOf(texts))
  if (!flaw) return t('builder.file.notJson', { why: '' })
  const place = placeOf(flaw.path)
  if (/\/__proto__$/.test(flaw.path)) return t('builder.json.prototype', { place })
  const value = valueAt(data, flaw.path)
  if (typeof value === 'number' && Math.abs(value) > LIMITS.number)
    return t('builder.json.number', { place, found: String(value), limit: LIMITS.number })
  if (typeof value === 'string' && value.length > LIMITS.text)
    return t('builder.json.long', { place, length: value.length, limit: LIMITS.text })
  const twice = duplicateKey(body)
  if (twice !== undefined) return t('builder.json.twice', { place: placeOf(twice) })
  return t('builder.file.notJson', { why: `${flaw.path} ${flaw.message}` })
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
