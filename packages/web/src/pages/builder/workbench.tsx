import { say } from '@sextant/scene'
import type { StockItem } from '@sextant/scene/builder'
import { Dices } from 'lucide'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { t } from '../../i18n/texts.ts'
import { acceptFile, refuseFile } from '../../items/file-notice.ts'
import type { GameBuilder } from '../../items/game-builder.ts'
import { itemFromFile, itemName } from '../../items/item-file.ts'
import type { StoredItem } from '../../items/item-store.ts'
import { pageItems } from '../../items/page-items.ts'
import { newItemId, saveItem } from '../../items/save-item.ts'
import { useOwnItems } from '../../items/use-own-items.ts'
import { notify } from '../../notices/notice.ts'
import { nowAt } from '../../routes/navigate.ts'
import { newSeed } from '../../store/start-match.ts'
import { BuilderForm } from '../../ui/builder/builder-form.tsx'
import { BuilderDiagrams, BuilderPanels } from '../../ui/builder/builder-sheet.tsx'
import { Gauge } from '../../ui/builder/gauge.tsx'
import { ItemDrop } from '../../ui/builder/item-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { builtScenario, type GameSetup } from '../setup/game-setup.ts'
import { PartFields } from '../setup/part-fields.tsx'
import { type BuilderQuery, type Draft, queryOfDraft } from './draft.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemList } from './item-list.tsx'

interface WorkbenchProps {
  readonly game: string
  readonly setup: GameSetup
  readonly builder: GameBuilder
  readonly first: BuilderQuery
}

/** An item under construction between what there is to start from and what it comes to. */
export function Workbench({ game, setup, builder, first }: WorkbenchProps) {
  const catalogue = catalogueOf(setup.texts)
  const [chosen, setChosen] = useState(first.chosen)
  const scenario = builtScenario(setup)
  const options = useMemo(() => setup.options(scenario, {}, chosen), [scenario, chosen])
  const stock = useMemo(() => builder.stock(options), [options])
  const items = useOwnItems(game, setup.builders)
  const [draft, setDraft] = useState<Draft>(
    () => first.draft ?? { item: stock[0]?.value, name: stock[0] ? say(stock[0].name, catalogue) : '' },
  )
  const [lit, setLit] = useState<string>()
  const own = items.of(builder.id)
  const stored = own.find(({ id }) => id === draft.id)
  /** When the stored item that was opened was last saved: another tab may save it meanwhile. */
  const [opened, setOpened] = useState<number>()
  const checked = useMemo(() => builder.sheet(draft.item, options, items.own), [draft.item, options, items])
  const { sides } = useMemo(() => {
    const opening = setup.opening(setup.options(scenario, {}), 'builder')
    return opening.ok ? opening.scene : { sides: [] }
  }, [scenario])

  useEffect(() => {
    if (first.damaged) notify({ tone: 'bad', text: t('builder.badLink'), stays: true })
  }, [])
  useEffect(() => {
    nowAt({ page: 'builder', game, builder: builder.id, plan: queryOfDraft(draft, chosen) })
  }, [draft, chosen])
  useEffect(() => {
    if (stored && opened === undefined) setOpened(stored.touched)
  }, [stored])

  const open = (next: Draft, touched?: number) => {
    setDraft(next)
    setOpened(touched)
    setLit(undefined)
  }
  const openStored = ({ id, name, value, touched }: StoredItem) => open({ id, name, item: value }, touched)

  /** A standard item that becomes another standard item goes by its name. */
  function edit(changed: unknown): void {
    const item = builder.tidy(changed, options)
    const nameOf = (one: StockItem) => say(one.name, catalogue)
    const other = stock.find(({ value }) => JSON.stringify(value) === JSON.stringify(item))
    const isStandard = draft.id === undefined && stock.some(one => nameOf(one) === draft.name)
    setDraft({ ...draft, item, ...(isStandard && other && { name: nameOf(other) }) })
  }

  async function save(): Promise<void> {
    const name = itemName(draft.name)
    const item = { game, builder: builder.id, id: draft.id ?? newItemId(), name, value: draft.item }
    const saved = await saveItem(pageItems(), item, opened)
    await items.reload()
    openStored(saved.item)
    notify({ tone: 'good', text: t(saved.copied ? 'builder.savedBeside' : 'setup.saved', { name }) })
  }

  const take = useCallback(
    async (file: File) => {
      const read = await itemFromFile(file, game, setup, options)
      if (!read.ok) {
        refuseFile(file, read.why)
        return
      }
      acceptFile()
      const saved = await saveItem(pageItems(), { ...read.item, id: newItemId() }, undefined)
      await items.reload()
      if (read.item.builder === builder.id) openStored(saved.item)
      notify({ tone: 'good', text: t('setup.saved', { name: read.item.name }) })
    },
    [options, items],
  )

  const changed =
    stored === undefined ||
    stored.name !== itemName(draft.name) ||
    JSON.stringify(stored.value) !== JSON.stringify(draft.item)
  return (
    <div class="builder-room" data-drawn={checked.ok && checked.sheet.diagrams !== undefined}>
      <ItemDrop onFile={take} />
      <ItemList
        game={game}
        setup={setup}
        builder={builder}
        options={options}
        items={items}
        stock={stock}
        draft={draft}
        onOpen={openStored}
        onStart={({ name, value }) => open({ name: say(name, catalogue), item: value })}
        onFile={take}
        onDeleted={id => draft.id === id && setDraft(({ id: _gone, ...rest }) => rest)}
      />
      <div class="builder-middle">
        <section class="card builder-edit" aria-label={say(builder.noun, catalogue)}>
          <ItemActions
            game={game}
            setup={setup}
            builder={builder}
            draft={draft}
            chosen={chosen}
            isChanged={changed}
            isSound={checked.ok}
            onName={name =>
              setDraft({ ...draft, name, item: builder.file?.withName(draft.item, name) ?? draft.item })
            }
            onSave={save}
            onCopy={() => {
              open({ item: draft.item, name: itemName(t('builder.copyOf', { name: draft.name })) })
            }}
          />
          {checked.ok ? (
            <>
              <p class="row wrap">
                {checked.sheet.gauge ? (
                  <Gauge sheet={checked.sheet} catalogue={catalogue} />
                ) : (
                  <span class="muted">{say(checked.sheet.summary, catalogue)}</span>
                )}
                {builder.fills && (
                  <button type="button" onClick={() => edit(builder.fill(options, newSeed()))}>
                    <Icon of={Dices} />
                    {t('builder.fill')}
                  </button>
                )}
              </p>
              <BuilderForm
                item={draft.item}
                sheet={checked.sheet}
                skin={setup.skin}
                catalogue={catalogue}
                onChange={edit}
                onPoint={setLit}
              />
            </>
          ) : (
            <p class="tone-bad" role="alert">
              {t('builder.damaged', { why: say(checked.faults[0]?.text ?? '', catalogue) })}
            </p>
          )}
          <PartFields setup={setup} scenario={scenario} chosen={chosen} onChange={setChosen} />
        </section>
        {checked.ok && <BuilderPanels sheet={checked.sheet} skin={setup.skin} catalogue={catalogue} />}
      </div>
      {checked.ok && (
        <BuilderDiagrams
          sheet={checked.sheet}
          sides={sides}
          skin={setup.skin}
          catalogue={catalogue}
          lit={lit}
          onPoint={setLit}
        />
      )}
    </div>
  )
}
