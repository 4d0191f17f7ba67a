import { Download, Image } from 'lucide'
import { t } from '../../../i18n/texts.ts'
import { notify } from '../../../notices/notice.ts'
import { exportMatch, fileName } from '../../../store/files/exchange.ts'
import { saveFile } from '../../../store/files/save-file.ts'
import type { MatchMeta } from '../../../store/store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type PictureBoard, type PictureText, pictureOf } from './share-picture.ts'

interface ShareButtonsProps {
  readonly meta: MatchMeta
  readonly text: PictureText
  /** The final board. */
  readonly board: PictureBoard
}

/** The match as a file, and its end as a picture: to share where the device can, else to save. */
export function ShareButtons({ meta, text, board }: ShareButtonsProps) {
  async function sharePicture(): Promise<void> {
    const picture = await pictureOf(board, text)
    if (!picture) {
      notify({ tone: 'bad', text: t('victory.noPicture') })
      return
    }
    const name = fileName(meta).replace(/\.sextant\.json$/, '.png')
    const shared = { files: [new File([picture], name, { type: 'image/png' })], title: text.title }
    if (!navigator.canShare?.(shared)) {
      saveFile(picture, name)
      return
    }
    // Somebody who closes the device's own dialog has shared nothing and needs no message.
    await navigator.share(shared).catch(() => {})
  }
  return (
    <>
      <button type="button" onClick={sharePicture}>
        <Icon of={Image} />
        {t('victory.picture')}
      </button>
      <button type="button" onClick={() => exportMatch(meta.id)}>
        <Icon of={Download} />
        {t('export.title')}
      </button>
    </>
  )
}
