import type { Advice, Session } from '@sextant/session'
import { Lightbulb } from 'lucide'
import { useEffect } from 'preact/hooks'
import { catalogueOf, named } from '../../../i18n/game-texts.ts'
import { playerName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { announce } from '../../../notices/notice.ts'
import { Icon } from '../../../ui/icon.tsx'
import { announceBest } from './announce-best.ts'

interface AdviceButtonProps {
  readonly session: Session
  /** Without its words, among the other commands: where there is no room for more. */
  readonly quick?: boolean
}

/** Asks the game's adviser what it thinks of every choice. */
export function AdviceButton({ session, quick = false }: AdviceButtonProps) {
  return session.advice && hasAdviceButton(session) ? (
    <Ask session={session} advice={session.advice} quick={quick} />
  ) : null
}

export function hasAdviceButton({ advice, snapshot }: Session): boolean {
  return advice !== undefined && !snapshot.value.outcome
}

function Ask({ session, advice, quick }: AdviceButtonProps & { readonly advice: Advice }) {
  const catalogue = catalogueOf(session.info.texts)
  const name = playerName(advice.bot, session.info.bots, catalogue)
  const state = advice.state.value
  const [best] = state.kind === 'given' ? state.choices : []
  const words = named(catalogue, 'advice', advice.bot, t('advice.ask', { name }))
  useEffect(() => {
    if (quick) return
    if (state.kind === 'thinking') announce(t('advice.thinking', { name }))
    const { scene } = session.snapshot.peek()
    if (best) announceBest(best, scene, catalogue)
  }, [state.kind])
  return (
    <button
      type="button"
      class={quick ? 'advice-ask quick quiet' : 'advice-ask'}
      {...(quick && { 'aria-label': words, title: words })}
      aria-disabled={!advice.open.value}
      aria-busy={state.kind === 'thinking'}
      aria-pressed={state.kind === 'given'}
      onPointerEnter={advice.prepare}
      onFocus={advice.prepare}
      onClick={advice.ask}
    >
      <Icon of={Lightbulb} />
      {!quick && <span>{words}</span>}
      {!quick && <kbd>{t('keys.advice')}</kbd>}
    </button>
  )
}
