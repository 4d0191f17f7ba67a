import { itemInLink, linkText } from '../../items/item-link.ts'
import type { Chosen } from '../setup/game-setup.ts'
import { queryOf, setupQueryOf } from '../setup/setup-query.ts'

/** What is being built, as it stands in the address: it can be shared, reloaded and gone back to. */
export interface Draft {
  readonly item: unknown
  readonly name: string
  /** Of the stored item that it is a version of. */
  readonly id?: string
}

export interface BuilderQuery {
  readonly draft?: Draft
  /** There was an item in the address, and it cannot be read. */
  readonly damaged: boolean
  /** Variants of the rules that it is built for. */
  readonly chosen: Chosen
}

export function builderQueryOf(query: URLSearchParams): BuilderQuery {
  const text = query.get('item')
  const { chosen = {} } = setupQueryOf(query)
  if (text === null) return { damaged: false, chosen }
  const found = itemInLink(text)
  if (!found) return { damaged: true, chosen }
  const id = query.get('id')
  return {
    draft: { item: found.item, name: query.get('name') ?? '', ...(id !== null && { id }) },
    damaged: false,
    chosen,
  }
}

/** `shared` leaves out what means nothing on another device. */
export function queryOfDraft({ item, name, id }: Draft, chosen: Chosen, shared = false): URLSearchParams {
  const query = queryOf({ changes: {}, chosen })
  if (name !== '') query.set('name', name)
  if (id !== undefined && !shared) query.set('id', id)
  query.set('item', linkText(item))
  return query
}
