import { fleetBuilder } from './fleet-builder.ts'
import { shipBuilder } from './ship-builder.ts'

/** What players of Hex Ships build. */
export const BUILDERS = [shipBuilder, fleetBuilder]
