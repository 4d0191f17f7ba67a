import { lazyValue, loadValue } from '../../../signals/lazy-value.ts'
import { Face } from '../../../ui/face.tsx'
import type { BotFaceProps } from './bot-face.tsx'

/** A face as its game draws it; nothing for people, and for bots that nobody has drawn. */
export function DrawnFace({ info: { portraits }, player }: BotFaceProps) {
  const drawn = portraits && lazyValue(portraits).value
  // Where they cannot be loaded, seats do without.
  if (portraits && !drawn) loadValue(portraits).catch(() => {})
  return drawn && Object.hasOwn(drawn, player) ? <Face info={{ portraits }} bot={player} /> : null
}
