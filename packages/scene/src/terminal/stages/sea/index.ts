import type { SeaStage } from '../../../stages/sea.ts'
import type { TerminalStage } from '../stage.ts'
import { drawSea } from './sea-stage.ts'

export const sea: TerminalStage<SeaStage> = {
  kind: 'sea',
  draw: drawSea,
  /** A place is called after the piece that is there. */
  address: (_, place, { pieces }, say) => say(pieces.find(({ at }) => at === place)?.name ?? place),
}
