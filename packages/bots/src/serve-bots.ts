import { type BotReply, botQuestionSchema, checkShape } from '@sextant/engine'
import type { BotHost } from './bot-host.ts'

/** Answers every question that comes in over a connection: the host's side of a channel. */
export function serveBots(
  host: BotHost,
  reply: (reply: BotReply) => void,
): (message: unknown) => Promise<void> {
  return async message => {
    const checked = checkShape(botQuestionSchema, message)
    if (!checked.ok) {
      const [flaw] = checked.flaws
      return reply({
        kind: 'failure',
        id: idOf(message),
        message: `not a question: ${flaw?.path} ${flaw?.message}`,
      })
    }
    const { id } = checked.value
    try {
      const answer = await host.answer(checked.value, part => reply({ kind: 'progress', id, part }))
      reply({ kind: 'answer', id, answer: answer ?? null })
    } catch (error) {
      reply({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** Of a message that is not a question: its number, so that the one who asked hears of it, or 0. */
function idOf(message: unknown): number {
  if (typeof message !== 'object' || message === null || !('id' in message)) return 0
  return typeof message.id === 'number' && Number.isInteger(message.id) ? message.id : 0
}
