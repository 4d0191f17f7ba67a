import { type Rules, SeededDice } from '@sextant/engine'
import { type HexShips, hexShips, type Options, printed, type State } from '../src/index.ts'

type ShipSetup = Options['scenario']['ships'][number]
type ShipClass = Options['rules']['classes'][string]

/** A class in which nothing stands out. */
export const plainClass: ShipClass = {
  hull: 20,
  initiative: 0,
  armor: { front: 10, right: 10, rear: 10, left: 10 },
  shields: { front: 10, right: 10, rear: 10, left: 10 },
  generator: 2,
  size: 3,
  silhouette: { front: 'medium', side: 'medium' },
  maxSpeed: 8,
  speed: 0,
  thrust: { up: 3, down: 3 },
  maneuverability: 2,
  energy: 0,
  maxEnergy: 10,
  regeneration: 5,
  hardpoints: [],
}

/** Printed rules with some classes of one's own. */
export function optionsWith(
  classes: Readonly<Record<string, ShipClass>>,
  ships: readonly ShipSetup[],
  scenario: Partial<Options['scenario']> = {},
): Options {
  return {
    rules: { ...printed, classes: { ...printed.classes, ...classes } },
    scenario: { radius: 14, rounds: 30, objectives: [], ...scenario, ships: [...ships] },
  }
}

export function begin(options: Options, seed = 'begin'): { rules: Rules<HexShips>; state: State } {
  const rules = hexShips.load(options)
  return { rules, state: rules.setup(SeededDice.from(seed), () => undefined) }
}

export function setup(
  id: string,
  seat: 'amber' | 'violet',
  shipClass: string,
  more: Partial<ShipSetup>,
): ShipSetup {
  return { id, seat, class: shipClass, weapons: [], at: '0,0', facing: 0, ...more }
}
