import type { Flaw } from '@sextant/engine'
import { t } from '../../i18n/texts.ts'
import { builtParts } from './built-parts.tsx'
import type { Chosen, GameSetup } from './game-setup.ts'

interface FlawListProps {
  readonly setup: GameSetup
  readonly scenario: string
  readonly chosen: Chosen
  readonly flaws: readonly Flaw[]
}

/** Why a match cannot be started. What is wrong with a part that is built is said where it is built. */
export function FlawList({ setup, scenario, chosen, flaws }: FlawListProps) {
  const built = builtParts(setup, scenario, chosen)
  const others = flaws.filter(({ path }) => !built.some(({ part }) => path.startsWith(part.at)))
  return (
    <div class="flaws" role="alert">
      {others.map(({ path, message }) => (
        <p key={path}>
          <code>{path}</code> {message}
        </p>
      ))}
      {others.length < flaws.length && <p>{t('builder.mend')}</p>}
    </div>
  )
}
