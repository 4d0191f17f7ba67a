import { type Catalogue, type DiceRoll, say } from '@sextant/scene'
import './dice-rolls.css'

interface DiceRollsProps {
  readonly rolls: readonly DiceRoll[]
  readonly catalogue: Catalogue
}

/** The last rolls, the newest first: each with its dice, successes lit, and what it came to. */
export function DiceRolls({ rolls, catalogue }: DiceRollsProps) {
  return (
    <ol class="dice-rolls">
      {rolls.map(({ name, result, rolled, faces, needed }, number) => (
        <li key={number}>
          <span class="dice-name">{say(name, catalogue)}</span>
          <span class="dice-rolled">
            {rolled.map((value, die) => (
              <Die key={die} value={value} faces={faces} lit={needed !== undefined && value >= needed} />
            ))}
          </span>
          {result !== undefined && <span class="dice-result figures">{say(result, catalogue)}</span>}
        </li>
      ))}
    </ol>
  )
}

interface DieProps {
  readonly value: number
  readonly faces: number
  readonly lit: boolean
}

/** A die with pips, or with a figure where it has other than six faces. */
function Die({ value, faces, lit }: DieProps) {
  const pips = faces === 6 ? (PIPS[value] ?? []) : []
  return (
    <svg class="die" data-lit={lit} viewBox="0 0 20 20" role="img" aria-label={String(value)}>
      <rect x="1" y="1" width="18" height="18" rx="4" />
      {pips.map(place => (
        <circle
          key={place}
          cx={10 + 5 * ((place % 3) - 1)}
          cy={10 + 5 * (Math.floor(place / 3) - 1)}
          r="1.8"
        />
      ))}
      {pips.length === 0 && (
        <text x="10" y="14" text-anchor="middle">
          {value}
        </text>
      )}
    </svg>
  )
}

/** Which of nine places, row by row, have a pip. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}
