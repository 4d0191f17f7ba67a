import { createRegistry } from '../../registry.ts'
import type { Stage } from '../../stages/index.ts'
import { chart } from './chart/index.ts'
import { hexes } from './hexes/index.ts'
import { sea } from './sea/index.ts'
import type { TerminalStage } from './stage.ts'

/** The stages a terminal can show: another is a folder beside these and one line here. */
const registry = createRegistry<TerminalStage>('terminal stage', [hexes, sea, chart])

export const registerTerminalStage = registry.register

export function terminalStage({ kind }: Stage): TerminalStage {
  return registry.must(kind)
}

export function terminalStages(): readonly string[] {
  return registry.kinds
}
