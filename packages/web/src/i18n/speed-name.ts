import { t } from './texts.ts'

export function speedName(speed: number): string {
  return speed === 0 ? t('settings.speed.atOnce') : t('settings.speed.times', { speed })
}
