import { parseShape } from '@sextant/engine'
import data from '#data/bots.json' with { type: 'json' }
import { botsSchema } from '../schema.ts'

/** What each bot values, from `data/bots.json`. */
export const tempers = parseShape(botsSchema, data, 'data/bots.json')
