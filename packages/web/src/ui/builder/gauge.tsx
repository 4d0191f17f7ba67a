import { type Catalogue, say } from '@sextant/scene'
import type { Sheet } from '@sextant/scene/builder'
import { t } from '../../i18n/texts.ts'

/** What an item takes of its limit: `Size 9 of 12`, and a bar. */
export function Gauge({
  sheet: { gauge },
  catalogue,
}: {
  readonly sheet: Sheet
  readonly catalogue: Catalogue
}) {
  if (!gauge) return null
  const { value, limit } = gauge
  return (
    <span class="builder-gauge" data-over={value > limit}>
      <span class="figures">{t('builder.gauge', { name: say(gauge.name, catalogue), value, limit })}</span>
      <span class="builder-gauge-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (100 * value) / Math.max(1, limit))}%` }} />
      </span>
    </span>
  )
}
