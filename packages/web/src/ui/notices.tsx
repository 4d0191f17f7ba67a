import { X } from 'lucide'
import { t } from '../i18n/texts.ts'
import { dismiss, notices } from '../notices/notice.ts'
import { Icon } from './icon.tsx'

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ number, text, tone, action }) => (
        <div key={number} class={`notice notice-${tone}`}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(number)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" class="quiet" aria-label={t('action.close')} onClick={() => dismiss(number)}>
            <Icon of={X} />
          </button>
        </div>
      ))}
    </div>
  )
}
