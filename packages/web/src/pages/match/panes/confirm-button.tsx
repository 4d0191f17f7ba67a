import { say } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { t } from '../../../i18n/texts.ts'
import { SkinIcon } from '../../../ui/skin-icon.tsx'
import { usePress } from '../selection/press.ts'
import type { Screen } from '../selection/screen.ts'

interface ConfirmButtonProps {
  readonly screen: Screen
  readonly choice: Choice
}

/** Carries out what was prepared: beside the button that ends the turn, and before it. */
export function ConfirmButton({ screen, choice }: ConfirmButtonProps) {
  const press = usePress(screen, choice)
  const { gesture } = choice
  if (gesture.kind !== 'press') return null
  return (
    <button type="button" class="primary confirm" data-armed={press.isArmed} {...press.on}>
      {gesture.icon && <SkinIcon icon={screen.session.info.skin.icons[gesture.icon]} />}
      <span>{say(gesture.label, screen.catalogue.value)}</span>
      {gesture.key && <kbd>{gesture.key.toUpperCase()}</kbd>}
      {press.isArmed && <small>{t('match.tapAgain')}</small>}
    </button>
  )
}
