import type { Panel, TablePanel } from '@sextant/scene'
import type { Tables } from '../tables.ts'
import { iconOfEnemy } from './skin.ts'
import { enemyName, goodName, percent, placeName, prizesText, text } from './words.ts'

/** The rules of this voyage on one page, from its own numbers: goal, days, ports, whom one meets, score. */
export function rulesCardOf(tables: Tables): Panel[] {
  const { numbers, chart } = tables
  const { days, prizesNeeded, berths, towing, score } = numbers
  const far = placeName(chart.far)
  const goal = prizesNeeded === 0 ? 'goal.bare' : 'goal'
  return [
    {
      kind: 'text',
      id: 'goal',
      title: text('card.goal'),
      lines: [
        text(goal, { place: far, days, prizes: prizesText(prizesNeeded) }),
        text('card.prize', { berths }),
        text('card.lost'),
      ],
    },
    {
      kind: 'text',
      id: 'turn',
      title: text('card.turn'),
      lines: [
        text('card.sail'),
        text('card.meet', { towing: percent(towing) }),
        text('card.clear'),
        text('card.port'),
      ],
    },
    enemiesPanel(tables),
    {
      kind: 'text',
      id: 'score',
      title: text('card.score'),
      lines: [text('card.points', { ...score, far })],
    },
  ]
}

function enemiesPanel({ options }: Tables): TablePanel {
  const { duel, enemies } = options
  const met = Object.entries(enemies).flatMap(([id, { slip, prize }]) => {
    const combatant = duel.enemies[id]
    return combatant ? [{ id, slip, prize, combatant }] : []
  })
  return {
    kind: 'table',
    id: 'enemies',
    title: text('card.enemies'),
    columns: [text('card.who'), goodName('hull'), goodName('crew'), text('fact.slip'), text('fact.prize')],
    rows: met.map(({ id, slip, prize, combatant }) => [
      enemyName(id),
      combatant.hull,
      combatant.crew ?? text('fact.none'),
      text('fact.percent', { percent: percent(slip) }),
      prize ? text('fact.gold', { gold: prize.value }) : text('fact.none'),
    ]),
    icons: met.map(({ id }) => iconOfEnemy(id)),
  }
}
