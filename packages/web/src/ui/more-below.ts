import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../i18n/texts.ts'

/** What is left below may be a rounded pixel. */
const SLACK = 4

/** Says on a box that scrolls that there is more of it below, for as long as there is: see `[data-more]` in controls.css. */
export function useMoreBelow<E extends HTMLElement>() {
  const box = useRef<E>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const below = element.scrollHeight - element.clientHeight - element.scrollTop
      if (below > SLACK) element.dataset.more = t('match.more')
      else delete element.dataset.more
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    const contents = new MutationObserver(look)
    // Details that are opened are there already, out of sight.
    const attributeFilter = ['open']
    contents.observe(element, { childList: true, subtree: true, characterData: true, attributeFilter })
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
  return box
}
