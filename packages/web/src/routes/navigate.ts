import { type ReadonlySignal, signal } from '@preact/signals'
import { pathOf, type Route, routeOf } from './route.ts'

/** Where the page is, as the address bar says. */
const here = signal<Route>({ page: 'home' })
export const route: ReadonlySignal<Route> = here

export function followAddress(): void {
  const read = () => {
    here.value = routeOf(location.pathname, location.search)
  }
  addEventListener('popstate', read)
  read()
}

export function goTo(target: Route): void {
  history.pushState(null, '', pathOf(target))
  here.value = target
  scrollTo(0, 0)
}

/**
 * Another address for the same place: a step of a replay, a plan being made. Back goes past it. A page that has been
 * left may still ask for it, while the next one loads: then the address stays as it is.
 */
export function nowAt(target: Route): void {
  const path = pathOf(target)
  if (path.split('?', 1)[0] === location.pathname) history.replaceState(null, '', path)
}

/** Takes the place of an address that should not be come back to. */
export function instead(target: Route): void {
  history.replaceState(null, '', pathOf(target))
  here.value = target
}
