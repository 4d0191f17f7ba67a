import { registerEffect, registerStage } from '@sextant/scene'
import { Canvas, registerTerminalStage } from '@sextant/scene/terminal'
import * as v from 'valibot'
import { write } from '../../src/board/draw/pen.ts'
import type { EffectRenderer } from '../../src/board/effects/effect-renderer.ts'
import { registerEffectRenderer } from '../../src/board/effects/index.ts'
import type { Places } from '../../src/board/geometry/places.ts'
import { around } from '../../src/board/geometry/rectangle.ts'
import { registerStageRenderer } from '../../src/board/stages/index.ts'
import type { StageRenderer } from '../../src/board/stages/stage-renderer.ts'

/** A stage that only these tests know: the hours of a clock, one of which the hand points at. */
export interface DialStage {
  readonly kind: 'dial'
  readonly hours: number
  readonly hand: number
}

/** An effect that only these tests know: the hand goes round to an hour. */
export interface SpinEffect {
  readonly kind: 'spin'
  readonly hour: number
}

declare module '@sextant/scene' {
  interface StageKinds {
    dial: DialStage
  }
  interface EffectKinds {
    spin: SpinEffect
  }
}

registerStage({
  kind: 'dial',
  schema: v.strictObject({ kind: v.literal('dial'), hours: v.number(), hand: v.number() }),
  places: ({ hours }: DialStage) => hours,
  noPlace: ({ hours }: DialStage, place) => `there is no hour ${place} of ${hours}`,
  flaws: ({ hours, hand }: DialStage) =>
    hand < hours ? [] : [{ path: '/stage/hand', message: `${hand} is no hour` }],
})

registerEffect({
  kind: 'spin',
  flaws: ({ hour }: SpinEffect, { path }) =>
    hour < 12 ? [] : [{ path: `${path}/hour`, message: `${hour} is no hour` }],
})

registerTerminalStage({
  kind: 'dial',
  draw(_, { hours, hand }: DialStage) {
    const canvas = new Canvas()
    canvas.write(0, 0, `dial of ${hours}, hand at ${hand}`)
    return { canvas, crowded: [] }
  },
  address: (_, place) => `${place} o’clock`,
})

const dial: StageRenderer<DialStage> = {
  kind: 'dial',
  places: dialPlaces,
  drawGround: (pen, { stage }) => write(pen, `dial ${stage.hand}`, 0, 0, { size: 1, colour: '#000' }),
  walk: ({ count }, from, key) => (key === 'ArrowRight' ? (from + 1) % count : from),
  rows: ({ count }) => [
    {
      index: 0,
      columns: count,
      cells: Array.from({ length: count }, (_, hour) => ({ place: hour, column: hour })),
    },
  ],
  describe: (_, __, place) => [`${place} o’clock`],
}
registerStageRenderer(dial)

const spin: EffectRenderer<SpinEffect> = {
  kind: 'spin',
  duration: () => 100,
  draw: pen => write(pen, 'spinning', 0, 0, { size: 1, colour: '#000' }),
  sceneAfter: (scene, { hour }) =>
    scene.stage.kind === 'dial' ? { ...scene, stage: { ...scene.stage, hand: hour } } : scene,
}
registerEffectRenderer(spin)

function dialPlaces({ hours }: DialStage): Places {
  return {
    kind: 'dial',
    count: hours,
    x: Float64Array.from({ length: hours }, (_, hour) => 4 * Math.sin((hour * Math.PI) / 6)),
    y: Float64Array.from({ length: hours }, (_, hour) => -4 * Math.cos((hour * Math.PI) / 6)),
    bounds: around(0, 0, 5),
    outline: [],
    largestFit: 60,
    pieceSize: 1,
    foot: 0.45,
    rise: 1,
    angleOf: facing => facing,
    at: () => -1,
    within: () => [],
  }
}
