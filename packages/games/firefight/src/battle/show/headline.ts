import type { Forecast, Odds } from '@sextant/engine'
import type { Headline, Text } from '@sextant/scene'
import type { Action } from '../actions.ts'
import type { State } from '../state.ts'
import type { Field } from './field.ts'
import { percentOf, placeOf, sidedName, tenths, text, unitName } from './words.ts'

/** What an attack, or a move under the eyes of watchers, comes to: `2.1 wounds, 38 % destroyed`. */
export function headlineOf(
  { tables, ids }: Field,
  state: State,
  action: Action,
  { odds }: Forecast,
): Headline | undefined {
  const of = (name: string) => odds.find(found => found.of === name)
  const wounds = of('wounds') ?? of('watch-wounds')
  const lost = action.type === 'move' ? action.unit : action.type === 'attack' ? action.target : state.mover
  const piece = ids[lost]
  if (!wounds || piece === undefined) return undefined
  const each = wounds.outcomes.map(({ value }) => Number(value))
  const mean = meanOf(wounds)
  const values = {
    wounds: tenths(mean),
    destroyed: percentOf(chanceOf(of('destroyed') ?? of('watch-destroyed'))),
  }
  const names = blastNames(tables, odds)
  return {
    text: text(action.type === 'move' ? 'headline.watched' : 'headline.attack', values),
    ...(mean > 0 && {
      losses: [{ piece, bar: 'health', mean, least: Math.min(...each), most: Math.max(...each) }],
    }),
    names,
    effects: unitEffects(tables, odds),
  }
}

/** Units that factors name by number: those caught in a blast, and watchers with the place they see. */
function unitEffects(tables: Field['tables'], odds: readonly Odds[]): Record<string, Text> {
  return Object.fromEntries(
    odds.flatMap(({ factors }) =>
      factors.flatMap(({ name, effect }) => {
        if (name === 'unit') return [[`unit/${effect}`, sidedName(tables, Number(effect))]]
        if (name !== 'watcher') return []
        const [unit = 0, cell = 0] = effect.split('@').map(Number)
        const values = { unit: unitName(tables, unit), place: placeOf(tables, cell) }
        return [[`watcher/${effect}`, text('factor.watcher.at', values)]]
      }),
    ),
  )
}

/** Each unit caught in the blast by its name. */
function blastNames(tables: Field['tables'], odds: readonly Odds[]): Record<string, Text> {
  return Object.fromEntries(
    odds.flatMap(({ of, factors }) => {
      const unit = factors.find(({ name }) => name === 'unit')?.effect
      if (!of.startsWith('blast-') || unit === undefined) return []
      return [[of, text('odds.blast', { unit: sidedName(tables, Number(unit)) })]]
    }),
  )
}

function meanOf({ outcomes }: Odds): number {
  return outcomes.reduce((sum, { value, chance }) => sum + Number(value) * chance, 0)
}

function chanceOf(odds: Odds | undefined): number {
  return odds?.outcomes.find(({ value }) => value === true)?.chance ?? 0
}
