import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../i18n/texts.ts'

interface PageProps {
  readonly title: string
  readonly class?: string
  /** The heading is read out but not seen. */
  readonly quiet?: boolean
  readonly children: ComponentChildren
}

let pagesShown = 0

/** The main part of a page. Coming from another page, focus goes to its heading. */
export function Page({ title, quiet = false, children, class: extra = '' }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const brand = t('brand')
  useEffect(() => {
    if (pagesShown++ > 0) heading.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <main id="main" class={`page ${extra}`}>
      <h1 ref={heading} tabIndex={-1} class={quiet ? 'unseen' : 'page-title'}>
        {title}
      </h1>
      {children}
    </main>
  )
}
