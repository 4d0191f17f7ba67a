import { LONGEST_NAME } from '@sextant/scene/builder'
import { Copy, Download, Link as LinkIcon, Play, Save } from 'lucide'
import { t } from '../../i18n/texts.ts'
import type { GameBuilder } from '../../items/game-builder.ts'
import { itemName, saveItemFile } from '../../items/item-file.ts'
import { linkText } from '../../items/item-link.ts'
import { notify } from '../../notices/notice.ts'
import { pathOf } from '../../routes/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { builtScenario, type Chosen, type GameSetup } from '../setup/game-setup.ts'
import { queryOf } from '../setup/setup-query.ts'
import { type Draft, queryOfDraft } from './draft.ts'

interface ItemActionsProps {
  readonly game: string
  readonly setup: GameSetup
  readonly builder: GameBuilder
  readonly draft: Draft
  readonly chosen: Chosen
  readonly isChanged: boolean
  readonly isSound: boolean
  readonly onName: (name: string) => void
  readonly onSave: () => void
  readonly onCopy: () => void
}

/** The name of an item, and what can be done with it as a whole. */
export function ItemActions(props: ItemActionsProps) {
  const { game, setup, builder, draft, chosen, isChanged, isSound, onName, onSave, onCopy } = props
  const name = itemName(draft.name)
  const isNameless = name === ''

  async function share(): Promise<void> {
    const path = pathOf({
      page: 'builder',
      game,
      builder: builder.id,
      plan: queryOfDraft(draft, chosen, true),
    })
    const address = new URL(path, location.href).href
    try {
      await navigator.clipboard.writeText(address)
      notify({ tone: 'good', text: t('builder.linkCopied') })
    } catch {
      // Some browsers give the clipboard to nobody.
      notify({ tone: 'neutral', text: t('builder.linkIs', { address }), stays: true })
    }
  }

  const used = isSound ? itemInMatch(props) : undefined
  const plan =
    used &&
    queryOf({
      scenario: builtScenario(setup),
      changes: {},
      chosen: { ...chosen, [used.at]: linkText(used.item) },
    })
  return (
    <>
      <input
        class="builder-name"
        aria-label={t('builder.name')}
        placeholder={t('builder.name')}
        value={draft.name}
        maxLength={LONGEST_NAME}
        spellcheck={false}
        onInput={event => onName(event.currentTarget.value)}
      />
      <div class="row wrap builder-actions">
        <button
          type="button"
          class="primary"
          disabled={!isChanged || isNameless || !isSound}
          onClick={onSave}
        >
          <Icon of={Save} />
          {t('action.save')}
        </button>
        <button type="button" disabled={!isSound} onClick={onCopy}>
          <Icon of={Copy} />
          {t('builder.copy')}
        </button>
        <button type="button" disabled={!isSound} onClick={share}>
          <Icon of={LinkIcon} />
          {t('builder.share')}
        </button>
        <button
          type="button"
          disabled={isNameless}
          onClick={() => saveItemFile({ game, builder: builder.id, name, value: draft.item }, builder)}
        >
          <Icon of={Download} />
          {t('builder.export')}
        </button>
        {plan && (
          <Link class="button" to={{ page: 'setup', game, plan }}>
            <Icon of={Play} />
            {t('builder.use')}
          </Link>
        )}
      </div>
    </>
  )
}

/** The part of a match that an item is put into, and what stands there then: the item, or one of another builder that has it. */
function itemInMatch({ setup, builder, draft, chosen }: ItemActionsProps) {
  const whole = builder.within?.(
    draft.item,
    itemName(draft.name),
    setup.options(builtScenario(setup), {}, chosen),
  ) ?? { builder: builder.id, item: draft.item }
  const part = setup.parts.find(one => one.builder === whole.builder)
  return part && { at: part.at, item: whole.item }
}
