import type { Announced, Preview, ScenePreview } from '@sextant/games/list'
import { cellsOf } from '@sextant/scene'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BoardPicture } from '../../board/index.ts'
import { theme } from '../../settings/settings.ts'

/** The board of a card, drawn as large as the card has room for it, once the card comes into view. */
export function PreviewBoard({
  game,
  small = false,
}: {
  readonly game: Announced
  readonly small?: boolean
}) {
  const room = useRef<HTMLDivElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    const box = room.current
    if (!box) return
    const view = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      view.disconnect()
      game.preview().then(setPreview)
    })
    view.observe(box)
    const watch = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    watch.observe(box)
    return () => {
      view.disconnect()
      watch.disconnect()
    }
  }, [game])
  return (
    <div ref={room} class={small ? 'preview small' : 'preview'} aria-hidden="true">
      {preview && 'picture' in preview && (
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(inTheme(preview.picture, theme.value))}`} />
      )}
      {preview && 'scene' in preview && size && size.width > 0 && (
        <BoardPicture
          scene={preview.scene}
          skin={preview.skin}
          catalogue={preview.texts.en}
          theme={theme.value}
          width={Math.round(size.width * closeness(preview))}
          height={Math.round(size.height * closeness(preview))}
        />
      )}
    </div>
  )
}

/** The drawing with one of each two colours: `{#fff|#123}`. */
function inTheme(picture: string, shown: 'light' | 'dark'): string {
  return picture.replaceAll(/{(.*?)\|(.*?)}/g, shown === 'light' ? '$1' : '$2')
}

/** Boards of hexes are seen from near, so that pieces can be made out; what is beyond the card is cut off. */
function closeness({ scene }: ScenePreview): number {
  const cells = cellsOf(scene.stage).length
  return cells === 0 ? 1 : cells > 100 ? 1.5 : 1.1
}
