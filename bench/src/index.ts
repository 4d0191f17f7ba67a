export { type Machine, thisMachine } from './machine.ts'
export { type Contender, type Effort, race, ratioOf, type Spread, spreadOf } from './measure.ts'
export { stonesOnEngine } from './stones/race.ts'
