import type { Effect, Stage } from '@sextant/scene'
import { flat } from '../flat.ts'

/**
 * Drawing that only some scenes or effects need: fetched when the first of them is shown, so that no other game pays for
 * it.
 */
export interface Art<T> {
  /** Undefined until it is there; what needs it is left out so long. */
  readonly now: T | undefined
  ready(): Promise<void>
}

export const seaArt = fetched(() => import('../stages/sea/art.ts'))
export const chartArt = fetched(() => import('../stages/chart/art.ts'))
export const gunsArt = fetched(() => import('../effects/strike/guns.ts'))
export const strikeArt = fetched(() => import('../effects/strike/blows.ts'))
export const diceArt = fetched(() => import('../effects/dice/tray.ts'))

type Strike = Extract<Effect, { kind: 'strike' }>

/** Strikes that are drawn with `gunsArt`. */
const GUNS: readonly Strike['style'][] = ['broadside', 'volley', 'grapple', 'lash']

export function isOfGuns(style: Strike['style']): boolean {
  return GUNS.includes(style)
}

/** What a stage still waits for, or undefined where it can be drawn. */
export function missingArt({ kind }: Stage): Art<unknown> | undefined {
  const art = kind === 'sea' ? seaArt : kind === 'chart' ? chartArt : undefined
  return art?.now === undefined ? art : undefined
}

/** What effects still wait for. */
export function missingEffectArt(effects: readonly Effect[]): readonly Art<unknown>[] {
  const needed = flat(effects).flatMap((effect): readonly Art<unknown>[] => {
    if (effect.kind === 'dice') return [diceArt]
    if (effect.kind === 'vanish') return [strikeArt]
    if (effect.kind !== 'strike') return []
    return isOfGuns(effect.style) ? [strikeArt, gunsArt] : [strikeArt]
  })
  return [...new Set(needed)].filter(({ now }) => now === undefined)
}

function fetched<T>(fetch: () => Promise<T>): Art<T> {
  let now: T | undefined
  let asked: Promise<void> | undefined
  return {
    get now() {
      return now
    },
    ready() {
      asked ??= fetch().then(
        art => {
          now = art
        },
        (error: unknown) => {
          asked = undefined // the next scene asks again
          throw error
        },
      )
      return asked
    },
  }
}
