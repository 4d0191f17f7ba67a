import type { ComponentChildren } from 'preact'
import { goTo } from '../routes/navigate.ts'
import { pathOf, type Route } from '../routes/route.ts'

interface LinkProps {
  readonly to: Route
  readonly class?: string
  readonly label?: string
  readonly current?: boolean
  readonly children: ComponentChildren
}

/** A real link that stays on the page; with a modifier key it opens where the browser opens links. */
export function Link({ to, label, current, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={pathOf(to)}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={event => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
