import { Lightbulb } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { announce } from '../parts/notice.ts'
import { catalogueOf, named } from '../words/game-words.ts'
import { t } from '../words/words.ts'
import type { Advice } from './advice.ts'
import { percent } from './odds.ts'
import { playerName } from './seat-name.ts'
import type { Session } from './session.ts'

/** Asks the game's adviser what it thinks of every choice. */
export function AdviceButton({ session }: { readonly session: Session }) {
  return session.advice && !session.shown.value.outcome ? (
    <Ask session={session} advice={session.advice} />
  ) : null
}

function Ask({ session, advice }: { readonly session: Session; readonly advice: Advice }) {
  const catalogue = catalogueOf(session.face.texts)
  const name = playerName(advice.program, session.face.programs, catalogue)
  const state = advice.state.value
  const [best] = state.kind === 'given' ? state.choices : []
  useEffect(() => {
    if (state.kind === 'thinking') announce(t('advice.thinking', { name }))
    if (best) announce(t('advice.best', { chance: percent(best.chance) }))
  }, [state.kind])
  return (
    <button
      type="button"
      class="advice-ask"
      aria-disabled={!advice.open.value}
      aria-busy={state.kind === 'thinking'}
      aria-pressed={state.kind === 'given'}
      onClick={advice.ask}
    >
      <Icon of={Lightbulb} />
      <span>{named(catalogue, 'advice', advice.program, t('advice.ask', { name }))}</span>
      <kbd>{t('keys.advice')}</kbd>
    </button>
  )
}
