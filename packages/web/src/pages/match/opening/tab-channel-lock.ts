/**
 * Locks without the browser's own, which it has only for pages that came over a safe connection: tabs ask each other over a broadcast
 * channel who has something open. A tab that is closed says so; one that was killed does not answer the next time.
 */
export async function lockByAsking(
  name: string,
  elsewhere: () => void,
  giveUp: AbortSignal,
): Promise<(() => void) | undefined> {
  const channel = new BroadcastChannel('sextant.locks')
  const tab = tabName()
  let holds = false
  let asking = true
  let taken = false
  let wake = () => {}
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || data.name !== name || data.tab === tab) return
    // Of two that ask at the same moment, one goes first.
    if (data.kind === 'ask' && (holds || (asking && tab < data.tab)))
      channel.postMessage({ kind: 'held', name, tab })
    if (data.kind === 'held') taken = true
    if (data.kind === 'free') wake()
  })
  const release = () => {
    removeEventListener('pagehide', release)
    if (holds) channel.postMessage({ kind: 'free', name, tab })
    holds = false
    channel.close()
  }
  addEventListener('pagehide', release)
  giveUp.addEventListener('abort', () => wake())
  for (let first = true; !giveUp.aborted; first = false) {
    taken = false
    asking = true
    channel.postMessage({ kind: 'ask', name, tab })
    await pause(ANSWER_MS)
    asking = false
    if (giveUp.aborted) break
    if (!taken) {
      holds = true
      return release
    }
    if (first) elsewhere()
    // Until it is free, or its tab is gone without a word.
    await Promise.race([
      pause(AGAIN_MS),
      new Promise<void>(resolve => {
        wake = resolve
      }),
    ])
  }
  release()
  return undefined
}

const ANSWER_MS = 250
const AGAIN_MS = 2000

interface Message {
  readonly kind: 'ask' | 'held' | 'free'
  readonly name: string
  readonly tab: string
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value && 'name' in value && 'tab' in value
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

function tabName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
