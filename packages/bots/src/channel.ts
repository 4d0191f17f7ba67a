import { type BotQuestion, type BotReply, botReplySchema, checkShape } from '@sextant/engine'

/** The way to a bot host. */
export interface BotChannel {
  /** Rejects when the bot fails; never settles once the channel was closed. */
  ask(question: Unnumbered<BotQuestion>, onProgress?: (part: number) => void): Promise<unknown>
  /** Ends everything under way; the next question opens the channel again. */
  close(): void
}

/** The channel numbers the questions. */
export type Unnumbered<Q> = Q extends unknown ? Omit<Q, 'id'> : never

/** A connection that carries messages of the protocol: to a worker, to another process, over a socket. */
export interface BotConnection {
  send(question: BotQuestion): void
  close(): void
}

/** Opens a connection. `failed` ends it: whatever is asked of it then fails with the reason. */
export type OpenConnection = (
  received: (reply: unknown) => void,
  failed: (why: Error) => void,
) => BotConnection

/** A channel over connections of one kind. One is opened when it is first needed. */
export function channelOver(open: OpenConnection): BotChannel {
  let connection: BotConnection | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function failAll(why: Error): void {
    const failed = [...waiting.values()]
    waiting.clear()
    connection = undefined
    for (const { reject } of failed) reject(why)
  }

  function received(message: unknown): void {
    const checked = checkShape(botReplySchema, message)
    if (!checked.ok) return failAll(new Error(`not a reply of a bot host: ${checked.flaws[0]?.message}`))
    const reply = checked.value
    const asked = waiting.get(reply.id)
    if (asked) settle(asked, reply)
    if (reply.kind !== 'progress') waiting.delete(reply.id)
  }

  return {
    ask(question, onProgress) {
      connection ??= open(received, failAll)
      const { send } = connection
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress })
        send({ ...question, id })
      })
    },
    close() {
      connection?.close()
      connection = undefined
      waiting.clear()
    },
  }
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((part: number) => void) | undefined
}

function settle({ resolve, reject, onProgress }: Waiting, reply: BotReply): void {
  switch (reply.kind) {
    case 'progress':
      return onProgress?.(reply.part)
    case 'answer':
      return resolve(reply.answer)
    case 'failure':
      return reject(new Error(reply.message))
  }
}
