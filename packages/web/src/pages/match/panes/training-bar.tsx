import { t } from '../../../i18n/texts.ts'
import { percent } from './odds.ts'

/** How far a program is with what it must learn before it can play. */
export function StudyBar({ name, part }: { readonly name: string; readonly part: number }) {
  return (
    <span class="study">
      <span>{t('program.studying', { name })}</span>
      <progress max={1} value={part} aria-label={t('program.studying', { name })} />
      <span class="figures" aria-hidden="true">
        {percent(part)}
      </span>
    </span>
  )
}
