import type { GameInfo } from '@sextant/session'
import { lazyValue, loadValue } from '../../../signals/lazy-value.ts'
import { Face } from '../../../ui/face.tsx'

interface BotFaceProps {
  readonly info: Pick<GameInfo, 'portraits'>
  readonly player: string
}

/** The face of a bot as its game draws it, once it is loaded; nothing for people, and for bots that nobody has drawn. */
export function BotFace({ info: { portraits }, player }: BotFaceProps) {
  const drawn = portraits && lazyValue(portraits).value
  // Where they cannot be loaded, seats do without.
  if (portraits && !drawn) loadValue(portraits).catch(() => {})
  return drawn && Object.hasOwn(drawn, player) ? <Face info={{ portraits }} bot={player} /> : null
}
