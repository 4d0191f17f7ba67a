import { type Catalogue, type LegendEntry, type Side, type Skin, say } from '@sextant/scene'
import { MarkPicture } from '../board/index.ts'
import { theme } from '../settings/settings.ts'

interface LegendProps {
  readonly entries: readonly LegendEntry[]
  readonly sides: readonly Side[]
  readonly skin: Skin
  readonly catalogue: Catalogue
}

/** What the marks on the board mean, each as the board draws it. */
export function Legend({ entries, sides, skin, catalogue }: LegendProps) {
  return (
    <ul class="legend">
      {entries.map(({ mark, text }, number) => (
        <li key={number}>
          <MarkPicture mark={mark} sides={sides} skin={skin} catalogue={catalogue} theme={theme.value} />
          <span>{say(text, catalogue)}</span>
        </li>
      ))}
    </ul>
  )
}
