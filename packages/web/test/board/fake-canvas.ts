import { vi } from 'vitest'

/** Canvases that draw nothing and note what they are told, for tests without a browser. */
export interface FakeCanvas {
  /** Names of the methods that were called, with the text that was written: `fillText dial`. */
  readonly calls: string[]
  readonly canvas: HTMLCanvasElement
}

export function fakeCanvas(): FakeCanvas {
  const calls: string[] = []
  const canvas = { width: 0, height: 0, getContext: () => context }
  const written: Record<string | symbol, unknown> = { canvas, globalAlpha: 1 }
  const context = new Proxy(written, {
    get: (target, name) => target[name] ?? methodOf(String(name), calls),
    set(target, name, value) {
      target[name] = value
      return true
    },
  })
  return { calls, canvas: canvas as unknown as HTMLCanvasElement }
}

/** What drawing needs of a browser; frames are painted by the tests themselves. */
export function stubBrowser(): void {
  vi.stubGlobal('document', { hidden: false, createElement: () => fakeCanvas().canvas })
  vi.stubGlobal('window', { devicePixelRatio: 1 })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      arc() {}
      arcTo() {}
      closePath() {}
      roundRect() {}
      quadraticCurveTo() {}
    },
  )
}

function methodOf(name: string, calls: string[]): (...given: unknown[]) => unknown {
  return (...given) => {
    calls.push(typeof given[0] === 'string' ? `${name} ${given[0]}` : name)
    if (name === 'measureText') return { width: 10 }
    if (name === 'getTransform') return { e: 0, f: 0 }
    return name.startsWith('create') ? { addColorStop() {} } : undefined
  }
}
