import { say } from '@sextant/scene'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { acceptFile, refuseFile } from '../../items/file-notice.ts'
import { itemFromFile } from '../../items/item-file.ts'
import { linkText } from '../../items/item-link.ts'
import { pageItems } from '../../items/page-items.ts'
import { newItemId, saveItem } from '../../items/save-item.ts'
import { notify } from '../../notices/notice.ts'
import { builtParts } from './built-parts.tsx'
import type { Chosen, GameSetup } from './game-setup.ts'

interface Planned {
  readonly game: string
  readonly setup: GameSetup
  readonly scenario: string
  readonly chosen: Chosen
  readonly options: unknown
}

/**
 * Takes a file in: a fleet or a team goes into the part it was dropped on, else into the first that takes it; anything else is stored
 * with what the player has built. Gives the part that is to be changed.
 */
export async function droppedItem(
  file: File,
  { game, setup, scenario, chosen, options }: Planned,
  at: string | undefined,
): Promise<Chosen | undefined> {
  const read = await itemFromFile(file, game, setup, options)
  if (!read.ok) {
    refuseFile(file, read.why)
    return undefined
  }
  acceptFile()
  const { builder, name, value } = read.item
  const fitting = builtParts(setup, scenario, chosen).filter(({ part }) => part.builder === builder)
  const place = fitting.find(({ part }) => part.at === at) ?? fitting[0]
  if (place) return { [place.part.at]: linkText(value) }
  await saveItem(pageItems(), { game, builder, id: newItemId(), name, value }, undefined)
  const title = setup.builders.find(({ id }) => id === builder)?.title ?? builder
  notify({ tone: 'good', text: t('builder.taken', { name, builder: say(title, catalogueOf(setup.texts)) }) })
  return undefined
}
