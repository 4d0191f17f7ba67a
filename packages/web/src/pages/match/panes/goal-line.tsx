import { type Catalogue, type Scene, say } from '@sextant/scene'
import { Target } from 'lucide'
import { t } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/icon.tsx'

interface GoalLineProps {
  readonly scene: Pick<Scene, 'goal'>
  readonly catalogue: Catalogue
  /** `strip`: above the board of a phone. `line`: beside the board, everywhere else. */
  readonly place: 'strip' | 'line'
}

/** How the match is won, always on screen. */
export function GoalLine({ scene: { goal }, catalogue, place }: GoalLineProps) {
  if (goal === undefined) return null
  return (
    <p class={`match-goal match-goal-${place}`}>
      <Icon of={Target} />
      <span>
        <span class="unseen">{t('match.goal')} </span>
        {say(goal, catalogue)}
      </span>
    </p>
  )
}
