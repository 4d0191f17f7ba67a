import { InputError, parseJson, visibleName } from '@sextant/engine'
import { type Catalogues, LONGEST_PICTURE, say, type Text } from '@sextant/scene'
import {
  type BuilderFault,
  type BuiltItem,
  isItem,
  itemFaults,
  LONGEST_NAME,
  readItem,
  writeItem,
} from '@sextant/scene/builder'
import { catalogueOf } from '../i18n/game-texts.ts'
import { counted, t } from '../i18n/texts.ts'
import { saveFile } from '../store/files/save-file.ts'
import type { GameBuilder } from './game-builder.ts'
import { jsonFaultText } from './json-fault-text.ts'

/** Bytes of an item’s file: one picture of the largest size fits in with all the rest. What is larger was not made here. */
export const LARGEST_ITEM = 2 * LONGEST_PICTURE

export type ReadItem =
  | { readonly ok: true; readonly item: BuiltItem }
  | { readonly ok: false; readonly why: string }

/** What files are read for: the builders of a game, and its texts with those of its builders. */
export interface ItemReaders {
  readonly builders: readonly GameBuilder[]
  readonly texts: Catalogues
}

/** An item out of a file, checked by its builder; what is wrong is said, with its place. */
export async function itemFromFile(
  file: File,
  game: string,
  readers: ItemReaders,
  options: unknown,
): Promise<ReadItem> {
  if (file.size > LARGEST_ITEM)
    return { ok: false, why: t('builder.file.tooLarge', { size: LARGEST_ITEM / 1000 }) }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { ok: false, why: t('import.unreadable') }
  return itemFromText(text, game, readers, options)
}

export function itemFromText(text: string, game: string, readers: ItemReaders, options: unknown): ReadItem {
  let data: unknown
  try {
    data = parseJson(text, 'file')
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { ok: false, why: jsonFaultText(text, error, readers.texts) }
  }
  if (!isItem(data)) return plainItem(data, game, readers)
  const { builders, texts } = readers
  const read = readItem(data)
  if (!read.ok) return { ok: false, why: sentences(textsOf(itemFaults(data)), texts) }
  const item = read.value
  if (item.game !== game) return { ok: false, why: t('builder.file.otherGame', { game: item.game }) }
  const builder = builders.find(({ id }) => id === item.builder)
  if (!builder) return { ok: false, why: t('builder.file.otherBuilder', { builder: item.builder }) }
  const checked = builder.sheet(item.value, options, () => [])
  if (!checked.ok) return { ok: false, why: sentences(textsOf(checked.faults), texts) }
  return { ok: true, item: { ...item, name: itemName(item.name) || t('builder.changed') } }
}

/** A file in the own format of a builder. */
function plainItem(data: unknown, game: string, { builders, texts }: ItemReaders): ReadItem {
  for (const { id, file } of builders) {
    if (!file?.isMeant(data)) continue
    const flaws = file.flaws(data)
    if (flaws.length > 0) return { ok: false, why: sentences(flaws, texts) }
    return {
      ok: true,
      item: { game, builder: id, name: itemName(file.nameOf(data)) || t('builder.changed'), value: data },
    }
  }
  return { ok: false, why: t('builder.file.foreign') }
}

/** As many as are read at once. */
const SHOWN_FLAWS = 4

function sentences(flaws: readonly Text[], texts: Catalogues): string {
  const rest = flaws.length - SHOWN_FLAWS
  const catalogue = catalogueOf(texts)
  return [
    ...flaws.slice(0, SHOWN_FLAWS).map(flaw => say(flaw, catalogue)),
    ...(rest > 0 ? [counted('builder.file.more', rest)] : []),
  ].join(t('builder.file.between'))
}

function textsOf(faults: readonly BuilderFault[]): readonly Text[] {
  return faults.map(({ text }) => text)
}

export function saveItemFile(item: BuiltItem, { file }: Pick<GameBuilder, 'file'>): void {
  saveFile(new Blob([itemText(item, file)], { type: 'application/json' }), itemFileName(item))
}

/** An item as the contents of a file: in the format of its builder, where that has one. */
export function itemText(item: BuiltItem, file: GameBuilder['file']): string {
  if (!file) return writeItem(item)
  return `${JSON.stringify(file.withName(item.value, item.name), undefined, 2)}\n`
}

/** `hex-ships-ship-long-knife.json`. */
export function itemFileName({ game, builder, name }: BuiltItem): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${[game, builder, slug].filter(part => part !== '').join('-')}.json`
}

/** What can be seen of it, trimmed, and no longer than a name may be. */
export function itemName(typed: string): string {
  return visibleName(typed).slice(0, LONGEST_NAME)
}
