import { X } from 'lucide'
import type { ComponentChildren } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { t } from '../i18n/texts.ts'
import { Icon } from './icon.tsx'
import { useMoreBelow } from './more-below.ts'

interface DialogProps {
  readonly title: string
  readonly class?: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A native dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ title, onClose, children, class: extra = '' }: DialogProps) {
  const dialog = useMoreBelow<HTMLDialogElement>()
  const heading = useId()
  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog ref={dialog} class={`dialog ${extra}`} aria-labelledby={heading} onClose={onClose} closedby="any">
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="quiet"
            aria-label={t('action.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
