import type { GameInfo } from '@sextant/session'
import { lazyValue, loadValue } from '../signals/lazy-value.ts'
import './face.css'

interface FaceProps {
  readonly info: Pick<GameInfo, 'portraits'>
  /** Its id. */
  readonly bot: string
}

/** The face of a bot, as its game draws it; an emblem made from its id where there is none. Only to look at. */
export function Face({ info: { portraits }, bot }: FaceProps) {
  const drawn = portraits && lazyValue(portraits).value
  // Where they cannot be loaded, the emblem stands in.
  if (portraits && !drawn) loadValue(portraits).catch(() => {})
  const portrait = drawn && Object.hasOwn(drawn, bot) ? drawn[bot] : undefined
  if (portrait === undefined) return <Emblem bot={bot} />
  return (
    <svg
      class="face"
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
      // Safe: drawings come with the game's own code, never from outside.
      dangerouslySetInnerHTML={{ __html: portrait }}
    />
  )
}

/** The same for the same id: a colour, and a pattern that is the same to the left and to the right. */
function Emblem({ bot }: { readonly bot: string }) {
  const hash = hashOf(bot)
  const cells = Array.from({ length: 15 }, (_, cell) => cell).filter(cell => (hash >> cell) & 1)
  return (
    <svg class="face" viewBox="-1 -1 7 7" aria-hidden="true" focusable="false">
      <rect x="-1" y="-1" width="7" height="7" fill={`hsl(${hash % 360} 35% 32%)`} />
      {cells.flatMap(cell => {
        const [x, y] = [cell % 3, Math.floor(cell / 3)]
        return [x, 4 - x].map(column => (
          <rect
            key={`${column},${y}`}
            x={column}
            y={y}
            width="1.02"
            height="1.02"
            fill={`hsl(${hash % 360} 55% 78%)`}
          />
        ))
      })}
    </svg>
  )
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
