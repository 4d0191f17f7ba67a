import { blades } from './samples/blades.ts'
import { chart } from './samples/chart.ts'
import { hockey } from './samples/hockey.ts'
import { large } from './samples/large.ts'
import type { Sample } from './samples/sample.ts'
import { alongside, monster, sea, worn } from './samples/sea.ts'
import { shapes } from './samples/shapes.ts'
import { ships } from './samples/ships.ts'
import { six } from './samples/six.ts'
import { tiny } from './samples/tiny.ts'

export type { Sample } from './samples/sample.ts'

export const SAMPLES: Readonly<Record<string, () => Sample>> = {
  blades,
  ships,
  hockey,
  shapes,
  sea,
  alongside,
  monster,
  wear0: () => worn(0),
  wear1: () => worn(1),
  wear2: () => worn(2),
  wear3: () => worn(3),
  wear4: () => worn(4),
  chart,
  large,
  tiny,
  six,
}
