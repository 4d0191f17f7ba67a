import { Upload } from 'lucide'
import { t } from '../../i18n/texts.ts'
import { Icon } from '../icon.tsx'

/** A button that lets a file be chosen, for what can also be dropped on the page. */
export function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <label class="button builder-file">
      <Icon of={Upload} />
      {t('builder.import')}
      <input
        type="file"
        accept=".json,application/json"
        class="unseen"
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
