import type { Stage } from '@sextant/scene'

/** Drawing that only some scenes need: fetched when the first of them is shown, so that no other game pays for it. */
export interface Art<T> {
  /** Undefined until it is there; what needs it is left out so long. */
  readonly now: T | undefined
  ready(): Promise<void>
}

export const seaArt = fetched(() => import('./sea-art.ts'))
export const chartArt = fetched(() => import('./chart-art.ts'))

/** What a stage still waits for, or undefined where it can be drawn. */
export function missingArt({ kind }: Stage): Art<unknown> | undefined {
  const art = kind === 'sea' ? seaArt : kind === 'chart' ? chartArt : undefined
  return art?.now === undefined ? art : undefined
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
