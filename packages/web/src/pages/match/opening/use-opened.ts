import { InputError } from '@sextant/engine'
import { useEffect, useState } from 'preact/hooks'
import { lockForTab } from './tab-lock.ts'

/** Something stored that only one tab has open at a time. */
export type Opened<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere' }
  /** Its rules lead elsewhere today; it can still be watched. */
  | { readonly kind: 'broken'; readonly message: string }
  /** What is stored of it cannot be read. */
  | { readonly kind: 'damaged'; readonly message: string }
  | { readonly kind: 'open'; readonly opened: T }

/** Opens what has the id once this tab has hold of it; an error means that it cannot go on. */
export function useOpened<T extends { leave(): void }>(
  id: string,
  open: (id: string) => Promise<T | undefined>,
): Opened<T> {
  const [state, setState] = useState<Opened<T>>({ kind: 'loading' })
  useEffect(() => {
    let left = false
    let leave = () => {}
    const leaving = new AbortController()
    setState({ kind: 'loading' })
    lockForTab(id, () => setState({ kind: 'elsewhere' }), leaving.signal).then(async letGo => {
      if (!letGo) return
      const held = await openedBy(open, id)
      leave = () => {
        if (held.kind === 'open') held.opened.leave()
        letGo()
      }
      if (left) leave()
      else setState(held)
    })
    return () => {
      left = true
      leaving.abort()
      leave()
    }
  }, [id])
  return state
}

export async function openedBy<T>(
  open: (id: string) => Promise<T | undefined>,
  id: string,
): Promise<Opened<T>> {
  try {
    const opened = await open(id)
    return opened ? { kind: 'open', opened } : { kind: 'missing' }
  } catch (error) {
    // What was stored may break what opens it in ways that nobody thought of; that must not leave an empty page behind.
    if (!(error instanceof InputError)) reportError(error)
    const kind = error instanceof InputError && error.source.endsWith(` ${id}`) ? 'damaged' : 'broken'
    return { kind, message: error instanceof Error ? error.message : String(error) }
  }
}
