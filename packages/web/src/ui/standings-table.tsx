import type { Outcome } from '@sextant/engine'
import type { Catalogue, Scene, Skin } from '@sextant/scene'
import { standingsOf } from '@sextant/session'
import { named } from '../i18n/game-texts.ts'
import { sideName } from '../i18n/seat-name.ts'
import { currentLanguage, t } from '../i18n/texts.ts'
import { SideMark } from './side-mark.tsx'
import './standings.css'

interface StandingsTableProps {
  readonly outcome: Outcome
  readonly seats: readonly string[]
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
}

/** Who came where, with the score and what the game counts, such as discs; nothing for fewer than three seats. */
export function StandingsTable({ outcome, seats, scene, skin, catalogue }: StandingsTableProps) {
  const standings = standingsOf(outcome, seats)
  if (!standings) return null
  const valued = standings.some(({ value }) => value !== undefined)
  const format = new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 2 })
  return (
    <table class="standings card figures" aria-label={t('standings.title')}>
      <thead>
        <tr>
          <th scope="col">{t('standings.rank')}</th>
          <th scope="col">{t('standings.seat')}</th>
          {valued && <th scope="col">{named(catalogue, 'standings', 'value', t('standings.value'))}</th>}
          <th scope="col">{t('standings.score')}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ seat, rank, value, score }) => {
          const side = scene.sides[seat]
          return (
            <tr key={seat}>
              <td>{rank}</td>
              <th scope="row">
                {side && <SideMark side={side} skin={skin} />}
                {sideName(scene, seat, catalogue, seats)}
              </th>
              {valued && <td>{value}</td>}
              <td>{format.format(score)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
