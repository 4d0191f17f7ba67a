import { say } from '@sextant/scene'
import type { Session } from '@sextant/session'
import { useState } from 'preact/hooks'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { t } from '../../../i18n/texts.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RulesCard } from '../../../ui/rules-card/rules-card.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { KeysList } from './keys-list.tsx'
import { closeRules } from './open-rules.ts'

const TABS = ['rules', 'keys'] as const

/** The rules of this match on one page, and the keys; where a game has no rules card, the keys alone. */
export function RulesDialog({ session }: { readonly session: Session }) {
  const { rulesCard, info } = session
  const [tab, setTab] = useState<(typeof TABS)[number]>(rulesCard ? 'rules' : 'keys')
  const { scene } = session.snapshot.value
  const catalogue = catalogueOf(info.texts)
  return (
    <Dialog
      title={t(rulesCard ? 'rules.title' : 'keys.title')}
      class={rulesCard ? 'wide rules' : ''}
      onClose={closeRules}
    >
      {rulesCard && (
        <Tabs names={TABS} label={name => t(`rules.tab.${name}`)} current={tab} onChoose={setTab} />
      )}
      {rulesCard && tab === 'rules' ? (
        <RulesCard
          load={rulesCard}
          {...(scene.goal !== undefined && { goal: say(scene.goal, catalogue) })}
          sides={scene.sides}
          skin={info.skin}
          catalogue={catalogue}
        />
      ) : (
        <KeysList />
      )}
    </Dialog>
  )
}
