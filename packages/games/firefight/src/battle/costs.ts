import { parseShape } from '@sextant/engine'
import costsFile from '#data/costs.json' with { type: 'json' }
import { costsSchema } from './schema/costs.ts'

/** What a unit costs, by what it is and has. */
export const costs = parseShape(costsSchema, costsFile, 'data/costs.json')
