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

/** Opens a connection. `failed` ends it: what was asked over it fails with the reason, the next question opens another. */
export type OpenConnection = (
  received: (reply: unknown) => void,
  failed: (why: Error) => void,
) => BotConnection

export interface ChannelOptions {
  /** Milliseconds without any reply after which a host that was asked counts as hung; it is waited for forever if left out. */
  readonly silence?: number
}

/** A channel over connections of one kind. One is opened when it is first needed. */
export function channelOver(open: OpenConnection, { silence }: ChannelOptions = {}): BotChannel {
  let current: Exchange | undefined
  let last = 0

  /** Ends a connection and fails what was asked over it; one that was replaced meanwhile changes nothing. */
  function fail(exchange: Exchange, why: Error): void {
    if (current === exchange) current = undefined
    const failed = [...exchange.waiting.values()]
    exchange.waiting.clear()
    listen(exchange)
    exchange.connection?.close()
    for (const { reject } of failed) reject(why)
  }

  /** Waits for the next reply, as long as one is due. */
  function listen(exchange: Exchange): void {
    clearTimeout(exchange.patience)
    if (silence === undefined || exchange.waiting.size === 0) return
    const why = `the bot host has said nothing for ${silence / 1000} s`
    exchange.patience = setTimeout(() => fail(exchange, new Error(why)), silence)
  }

  function receive(exchange: Exchange, message: unknown): void {
    const checked = checkShape(botReplySchema, message)
    if (!checked.ok) {
      const [flaw] = checked.flaws
      fail(exchange, new Error(`not a reply of a bot host: ${flaw?.path} ${flaw?.message}`))
      return
    }
    const reply = checked.value
    const asked = exchange.waiting.get(reply.id)
    if (reply.kind !== 'progress') exchange.waiting.delete(reply.id)
    listen(exchange)
    if (asked) settle(asked, reply)
  }

  function connected(): Exchange {
    if (current) return current
    const exchange: Exchange = { waiting: new Map(), connection: undefined }
    exchange.connection = open(
      reply => receive(exchange, reply),
      why => fail(exchange, why),
    )
    current = exchange
    return exchange
  }

  return {
    async ask(question, onProgress) {
      const exchange = connected()
      const id = ++last
      return new Promise((resolve, reject) => {
        exchange.waiting.set(id, { resolve, reject, onProgress })
        listen(exchange)
        try {
          exchange.connection?.send({ ...question, id })
        } catch (error) {
          exchange.waiting.delete(id)
          listen(exchange)
          reject(error)
        }
      })
    },
    close() {
      const exchange = current
      current = undefined
      if (!exchange) return
      exchange.waiting.clear()
      listen(exchange)
      exchange.connection?.close()
    },
  }
}

/** A connection with the questions that wait for an answer over it. */
interface Exchange {
  connection: BotConnection | undefined
  readonly waiting: Map<number, Waiting>
  patience?: ReturnType<typeof setTimeout>
}

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: ((part: number) => void) | undefined
}

function settle({ resolve, reject, onProgress }: Waiting, reply: BotReply): void {
  switch (reply.kind) {
    case 'progress':
      onProgress?.(reply.part)
      break
    case 'answer':
      resolve(reply.answer)
      break
    case 'failure':
      reject(new Error(reply.message))
      break
  }
}
