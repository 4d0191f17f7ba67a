import { say } from '@sextant/scene'
import type { StockItem } from '@sextant/scene/builder'
import { Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import type { GameBuilder } from '../../items/game-builder.ts'
import type { StoredItem } from '../../items/item-store.ts'
import { pageItems } from '../../items/page-items.ts'
import type { OwnItems } from '../../items/use-own-items.ts'
import { FileButton } from '../../ui/builder/file-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkinIcon } from '../../ui/skin-icon.tsx'
import type { GameSetup } from '../setup/game-setup.ts'
import { DamagedItems } from './damaged-items.tsx'
import type { Draft } from './draft.ts'

interface ItemListProps {
  readonly game: string
  readonly setup: GameSetup
  readonly builder: GameBuilder
  readonly options: unknown
  readonly items: OwnItems
  readonly stock: readonly StockItem[]
  readonly draft: Draft
  readonly onOpen: (item: StoredItem) => void
  readonly onStart: (item: StockItem) => void
  readonly onFile: (file: File) => void
  readonly onDeleted: (id: string) => void
}

/** What the player has built, and what comes with the game. */
export function ItemList(props: ItemListProps) {
  const { setup, builder, items, stock, draft, onOpen, onStart, onFile, onDeleted } = props
  const catalogue = catalogueOf(setup.texts)
  /** Deleted a moment ago; each stays in its place to be brought back. */
  const [deleted, setDeleted] = useState<readonly StoredItem[]>([])
  const own = items.of(builder.id)
  const listed = [...own, ...deleted.filter(({ id }) => !own.some(item => item.id === id))].sort(
    (a, b) => b.touched - a.touched,
  )

  async function remove(item: StoredItem): Promise<void> {
    setDeleted(before => [...before, item])
    await pageItems().deleteItem(item.game, item.id)
    onDeleted(item.id)
    await items.reload()
  }

  async function restore(item: StoredItem): Promise<void> {
    await pageItems().saveItem(item)
    setDeleted(before => before.filter(({ id }) => id !== item.id))
    await items.reload()
  }

  return (
    <nav class="card builder-items" aria-label={t('builder.items')}>
      <h2>{t('builder.own')}</h2>
      {listed.length === 0 && <p class="muted">{t('builder.ownNone')}</p>}
      <ul>
        {listed.map(item =>
          own.includes(item) ? (
            <li key={item.id}>
              <Entry
                {...props}
                name={item.name}
                value={item.value}
                isOpen={draft.id === item.id}
                onOpen={() => onOpen(item)}
              />
              <button
                type="button"
                class="quiet"
                aria-label={t('builder.delete', { name: item.name })}
                title={t('builder.delete', { name: item.name })}
                onClick={() => remove(item)}
              >
                <Icon of={Trash2} />
              </button>
            </li>
          ) : (
            <li key={item.id}>
              <DeletedItem name={item.name} onRestore={() => restore(item)} />
            </li>
          ),
        )}
      </ul>
      <DamagedItems items={items} />
      <FileButton onFile={onFile} />
      <details open={own.length === 0}>
        <summary>{t('builder.stock')}</summary>
        <ul>
          {stock.map(item => (
            <li key={item.id}>
              <Entry
                {...props}
                name={say(item.name, catalogue)}
                value={item.value}
                isOpen={draft.id === undefined && JSON.stringify(draft.item) === JSON.stringify(item.value)}
                onOpen={() => onStart(item)}
              />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

interface EntryProps extends Pick<ItemListProps, 'setup' | 'builder' | 'options' | 'items'> {
  readonly name: string
  readonly value: unknown
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function Entry({ setup, builder, options, items, name, value, isOpen, onOpen }: EntryProps) {
  const checked = builder.sheet(value, options, items.own)
  const icon = checked.ok ? checked.sheet.icon : undefined
  return (
    <button type="button" class="quiet builder-item" aria-pressed={isOpen} onClick={onOpen}>
      {icon !== undefined && <SkinIcon icon={setup.skin.icons[icon]} />}
      <span>
        <strong>{name}</strong>
        <span class="muted">
          {checked.ok ? say(checked.sheet.summary, catalogueOf(setup.texts)) : t('builder.unreadable')}
        </span>
      </span>
    </button>
  )
}

function DeletedItem({ name, onRestore }: { readonly name: string; readonly onRestore: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <>
      <span class="muted builder-deleted">{t('builder.deleted', { name })}</span>
      <button ref={undo} type="button" onClick={onRestore}>
        {t('action.undo')}
      </button>
    </>
  )
}
