import type { Fact, FactsPanel, Panel, TablePanel, Text } from '@sextant/scene'
import type { Combatant } from '../../battle/schema.ts'
import { WEAPONS } from '../../battle/schema-names.ts'
import { slipChance } from '../rules/meeting.ts'
import { riskOf } from '../rules/passage.ts'
import { holding, most, portHere, roomFor } from '../rules/trade.ts'
import { AMMUNITION, GOODS, ITEMS } from '../schema.ts'
import type { State } from '../state.ts'
import type { Tables } from '../tables.ts'
import { LAST_DAYS, LOW } from './measures.ts'
import {
  enemyName,
  goodName,
  listed,
  percent,
  placeName,
  prizesText,
  refitName,
  shortEnemyName,
  text,
} from './words.ts'

/** The voyage, the ways from here, and the ship: in port beside the prices. An enemy in sight comes first. */
export function panelsOf(tables: Tables, state: State): Panel[] {
  const voyage = voyagePanel(tables, state)
  const ship = shipPanel(tables, state)
  if (state.ended) return [voyage, ship]
  if (!state.passage) return [voyage, waysPanel(tables, state), pricesPanel(tables, state) ?? ship]
  const { stage, enemy } = state.passage
  return stage === 'clear' ? [voyage, ship] : [sightedPanel(tables, state, enemy), voyage, ship]
}

function voyagePanel(tables: Tables, state: State): FactsPanel {
  const { numbers, chart } = tables
  const place = placeName(chart.far)
  const left = numbers.days - state.day
  const { prizesNeeded: prizes } = numbers
  const goal = prizes === 0 ? 'fact.goal-bare' : 'fact.goal'
  const facts: Fact[] = [
    {
      name: text('fact.day'),
      value: text('fact.of', { value: state.day, most: numbers.days }),
      ...(left < LAST_DAYS * numbers.days && { tone: 'bad' }),
    },
    { name: text('fact.purse'), value: text('fact.gold', { gold: state.gold }) },
    {
      name: text('fact.prizes'),
      value: listed(state.prizes.map(enemyName)),
      tone: state.prizes.length >= prizes ? 'good' : 'neutral',
    },
    { name: text('fact.goal-name'), value: text(goal, { place, prizes: prizesText(prizes) }) },
  ]
  if (state.refits.length > 0)
    facts.push({ name: text('fact.refits'), value: listed(state.refits.map(refitName)) })
  return { kind: 'facts', id: 'voyage', title: text('panel.voyage'), facts }
}

function shipPanel(tables: Tables, state: State): FactsPanel {
  return {
    kind: 'facts',
    id: 'ship',
    title: text('panel.ship'),
    facts: [
      ...GOODS.map(good => ({
        name: goodName(good),
        value: text('fact.of', { value: holding(state, good), most: most(tables, good) }),
        ...(holding(state, good) < LOW * most(tables, good) && { tone: 'bad' as const }),
      })),
      { name: text('fact.loaded'), value: goodName(state.loaded) },
    ],
  }
}

function sightedPanel(tables: Tables, state: State, enemy: string): FactsPanel {
  const { duel, enemies } = tables.options
  const met = duel.enemies[enemy]
  const known = enemies[enemy]
  const facts: Fact[] = []
  if (met) {
    facts.push({ name: goodName('hull'), value: met.hull })
    facts.push({ name: goodName('crew'), value: met.crew ?? text('fact.none') })
    const useless = uselessAgainst(met)
    if (useless.length > 0) facts.push({ name: text('fact.useless'), value: listed(useless) })
    for (const good of AMMUNITION)
      if (met.ammo[good] > 0) facts.push({ name: goodName(good), value: met.ammo[good] })
    for (const item of ITEMS)
      if (met.stores[item] > 0) facts.push({ name: goodName(item), value: met.stores[item] })
  }
  facts.push({
    name: text('fact.slip'),
    value: text('fact.percent', { percent: percent(slipChance(tables, state, enemy)) }),
  })
  facts.push({ name: text('fact.prize'), value: prizeText(known?.prize) })
  return { kind: 'facts', id: 'sighted', title: text('panel.sighted', { enemy: enemyName(enemy) }), facts }
}

/** Weapons that do nothing to it, and the boarding party where there is no deck to board. */
function uselessAgainst({ immune, boarding }: Combatant): Text[] {
  return WEAPONS.filter(weapon => immune.includes(weapon) || (weapon === 'board' && !boarding)).map(weapon =>
    weapon === 'board' ? text('weapon.board') : goodName(weapon),
  )
}

function prizeText(prize: { value: number; strikes: boolean } | undefined): Text {
  if (!prize) return text('fact.no-prize')
  return text(prize.strikes ? 'fact.worth-strikes' : 'fact.worth', { gold: prize.value })
}

function pricesPanel(tables: Tables, state: State): TablePanel | undefined {
  const port = portHere(tables, state)
  if (!port) return undefined
  return {
    kind: 'table',
    id: 'prices',
    title: text('panel.prices', { place: placeName(state.at) }),
    columns: [text('panel.good'), text('panel.aboard'), text('panel.most'), text('panel.price')],
    rows: GOODS.map(good => [
      goodName(good),
      holding(state, good),
      holding(state, good) + roomFor(tables, state, good),
      port.prices[good],
    ]),
  }
}

function waysPanel(tables: Tables, state: State): TablePanel {
  const ways = tables.legsFrom.get(state.at) ?? []
  return {
    kind: 'table',
    id: 'ways',
    title: text('panel.ways'),
    columns: [text('panel.to'), text('panel.days'), text('panel.risk'), text('panel.meets')],
    rows: ways.map(way => [
      placeName(way.to),
      way.days,
      text('fact.percent', { percent: percent(riskOf(tables, state, way)) }),
      listed([...way.meets].sort(([, a], [, b]) => b - a).map(([enemy]) => shortEnemyName(enemy))),
    ]),
  }
}
