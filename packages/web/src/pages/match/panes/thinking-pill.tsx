import type { Session } from '@sextant/session'
import { lazy } from '../../../ui/lazy.tsx'

const ThinkingBot = lazy(async () => (await import('./thinking-bot.tsx')).ThinkingBot, { laterTexts: false })

/** Says that a bot is thinking, and lets the player stop it. */
export function ThinkingPill({ session }: { readonly session: Session }) {
  const seat = session.thinking.value
  return (
    <div class="thinking" data-on={seat !== undefined} role="status">
      {seat !== undefined && <ThinkingBot session={session} seat={seat} />}
    </div>
  )
}
