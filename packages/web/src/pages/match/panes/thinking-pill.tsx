import type { Session } from '@sextant/session'
import type { BotTurn } from '../playback/bot-turn.ts'
import { ThinkingBot } from './thinking-bot.tsx'

interface ThinkingPillProps {
  readonly session: Session
  readonly botTurn: BotTurn
}

/** Says that a bot is thinking, and lets the player stop it, or skip the rest of its turn. */
export function ThinkingPill({ session, botTurn }: ThinkingPillProps) {
  const seat = session.thinking.value
  const on = seat !== undefined || botTurn.underWay.value
  return (
    <div class="thinking" data-on={on} role="status">
      {on && <ThinkingBot session={session} seat={seat} botTurn={botTurn} />}
    </div>
  )
}
