import type { DrawnPosition } from '@sextant/session'
import { BoardPicture } from '../../board/index.ts'
import { catalogueOf } from '../../i18n/game-texts.ts'
import { theme } from '../../settings/settings.ts'

/** A small picture of a position; its place is there before it is drawn. */
export function ContinuePicture({ position }: { readonly position: DrawnPosition | undefined }) {
  return (
    <span class="running-picture" aria-hidden="true">
      {position && (
        <BoardPicture
          scene={position.scene}
          skin={position.skin}
          catalogue={catalogueOf(position.texts)}
          theme={theme.value}
          width={112}
          height={80}
        />
      )}
    </span>
  )
}
