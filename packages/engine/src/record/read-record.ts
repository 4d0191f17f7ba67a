import type { Upgrades } from '../input/document.ts'
import { readDocument } from '../input/read-document.ts'
import { flawsOfRecord, type MatchRecord, recordDocument } from './record.ts'

/** A record out of a text, of this version or an older one; an `InputError` says what is wrong with it. */
export function readRecord(text: string, source: string, older?: Upgrades): MatchRecord {
  return readDocument(text, source, recordDocument(older), flawsOfRecord)
}
