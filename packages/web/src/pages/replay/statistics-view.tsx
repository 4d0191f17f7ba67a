import { nameIn, playerIn } from '../../i18n/game-names.ts'
import { spelled } from '../../i18n/game-texts.ts'
import { gameTitle } from '../../i18n/game-title.ts'
import { repeated } from '../../i18n/listed.ts'
import { knownText, t } from '../../i18n/texts.ts'
import type { Statistics } from '../../store/statistics.ts'

/** Wins by game and opponent, tallies, and scenarios that were cleared. */
export function StatisticsView({ statistics }: { readonly statistics: readonly Statistics[] }) {
  if (statistics.length === 0) return null
  return (
    <section>
      <h2>{t('statistics.title')}</h2>
      <p class="muted statistics-about">{t('statistics.counts')}</p>
      <div class="statistics">
        {statistics.map(
          ({ game, matches, wins, shared, draws, losses, opponents, tallies, tallied, cleared }) => (
            <article key={game} class="card">
              <h3>{gameTitle(game)}</h3>
              <p class="figures">
                {shared > 0
                  ? t('statistics.lineShared', { matches, wins, shared, draws, losses })
                  : t('statistics.line', { matches, wins, draws, losses })}
              </p>
              <table class="figures">
                <thead>
                  <tr>
                    <th scope="col">{t('statistics.opponent')}</th>
                    <th scope="col">{t('statistics.matches')}</th>
                    <th scope="col">{t('statistics.wins')}</th>
                  </tr>
                </thead>
                <tbody>
                  {opponents.map(entry => (
                    <tr key={entry.opponent}>
                      <th scope="row">
                        {repeated(entry.opponent.split('+').map(player => playerIn(game, player))).join(', ')}
                      </th>
                      <td>{entry.matches}</td>
                      <td>{entry.wins}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {Object.keys(tallies).length > 0 && (
                <>
                  {tallied < matches && <p class="muted">{t('statistics.tallied', { tallied, matches })}</p>}
                  <dl class="facts">
                    {Object.entries(tallies).map(([name, count]) => (
                      <div key={name}>
                        <dt>{knownText(`tally.${name}`) ?? spelled(name)}</dt>
                        <dd class="figures">{count}</dd>
                      </div>
                    ))}
                  </dl>
                </>
              )}
              {cleared.length > 0 && (
                <p class="muted">
                  {t('statistics.cleared', { list: cleared.map(id => nameIn(game, id)).join(', ') })}
                </p>
              )}
            </article>
          ),
        )}
      </div>
    </section>
  )
}
