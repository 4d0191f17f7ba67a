import { signal } from '@preact/signals'
import type { GameInfo } from '@sextant/session'
import { useEffect } from 'preact/hooks'
import { lazyValue, loadValue } from '../../../signals/lazy-value.ts'
import { lazy } from '../../../ui/lazy.tsx'

const Face = lazy(async () => (await import('../../../ui/face.tsx')).Face, { laterTexts: false })

interface BotFaceProps {
  readonly info: Pick<GameInfo, 'portraits'>
  readonly player: string
}

/** Whether a person has touched the page: the portraits of a match are no part of what is loaded first. */
const touched = signal(false)

/** The drawn face of a bot, once it is loaded; nothing for people, and for bots that nobody has drawn. */
export function BotFace({ info: { portraits }, player }: BotFaceProps) {
  useEffect(() => {
    const touch = () => {
      touched.value = true
    }
    const listening = new AbortController()
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, touch, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  const drawn = portraits && lazyValue(portraits).value
  // Where they cannot be loaded, seats do without.
  if (touched.value && portraits && !drawn) loadValue(portraits).catch(() => {})
  return drawn && Object.hasOwn(drawn, player) ? <Face info={{ portraits }} bot={player} /> : null
}
