import * as v from 'valibot'
import { MENU, POWERS } from './schema-names.ts'

export const actionSchema = v.strictObject({ type: v.picklist([...MENU, ...POWERS, 'drift']) })
