import { InputError, parseJson } from '@sextant/engine'

/** An item as part of an address: JSON in base64url behind a mark, so that no id of a variant is taken for one. */
const MARK = '~'

export function linkText(item: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(item))
  const coded = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return MARK + coded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Nothing where it is none, or was cut off on its way. */
export function itemInLink(text: string): { readonly item: unknown } | undefined {
  if (!text.startsWith(MARK)) return undefined
  try {
    const coded = atob(text.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(coded, character => character.charCodeAt(0))
    return { item: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'the address') }
  } catch {
    return undefined
  }
}

/** Why a link to an item could not be read back, with the place in it; nothing where it can. */
export function whyNoLink(item: unknown): InputError | undefined {
  try {
    parseJson(JSON.stringify(item), 'the address')
    return undefined
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
}
