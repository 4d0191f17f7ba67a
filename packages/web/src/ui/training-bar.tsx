import { percent } from '../i18n/percent.ts'
import { t } from '../i18n/texts.ts'

/** How far a bot is with the training that it needs before it can play. */
export function TrainingBar({ name, part }: { readonly name: string; readonly part: number }) {
  return (
    <span class="training">
      <span>{t('bot.training', { name })}</span>
      <progress max={1} value={part} aria-label={t('bot.training', { name })} />
      <span class="figures" aria-hidden="true">
        {percent(part)}
      </span>
    </span>
  )
}
