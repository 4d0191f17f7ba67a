import { type Workspace, workspaceFor } from '../rules/workspace.ts'
import type { Tables } from '../tables.ts'
import { type Fading, fadingOf } from './fading.ts'
import type { Temper } from './temper.ts'
import { createThreats, type Threats } from './threats.ts'
import { damageTable, type UsualDamage } from './usual-damage.ts'

/** What a bot brings to every decision of a match. */
export interface BotContext {
  readonly tables: Tables
  /** Its own, beside that of the rules. */
  readonly work: Workspace
  readonly temper: Temper
  readonly usual: UsualDamage
  readonly threats: Threats
  readonly fading: Fading
}

export function contextFor(tables: Tables, temper: Temper): BotContext {
  return {
    tables,
    work: workspaceFor(tables),
    temper,
    usual: damageTable(tables),
    threats: createThreats(tables),
    fading: fadingOf(tables, temper),
  }
}
