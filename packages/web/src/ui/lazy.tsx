import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component whose code is fetched when it is first shown; until then there is nothing in its place. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => preact.JSX.Element | null {
  let loaded: ComponentType<P> | undefined
  let failed: unknown
  return function Lazy(props: P) {
    const [, again] = useState(0)
    useEffect(() => {
      if (loaded) return
      load().then(
        component => {
          loaded = component
          again(1)
        },
        error => {
          failed = error
          again(2)
        },
      )
    }, [])
    if (failed) throw failed
    const Component = loaded
    return Component ? <Component {...props} /> : null
  }
}
