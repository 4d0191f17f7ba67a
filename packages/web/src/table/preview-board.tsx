import type { Announcement, Preview } from '@sextant/games'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BoardPicture } from '../board/index.ts'
import { theme } from '../settings/settings.ts'

/** The board of a card, drawn as large as the card has room for it. */
export function PreviewBoard({ game, small = false }: { readonly game: Announcement; readonly small?: boolean }) {
  const room = useRef<HTMLDivElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    game.preview().then(setPreview)
    const box = room.current
    if (!box) return
    const watch = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    watch.observe(box)
    return () => watch.disconnect()
  }, [game])
  return (
    <div ref={room} class={small ? 'preview small' : 'preview'} aria-hidden="true">
      {preview && size && size.width > 0 && (
        <BoardPicture
          scene={preview.scene}
          skin={preview.skin}
          catalogue={preview.texts.en}
          theme={theme.value}
          width={size.width}
          height={size.height}
        />
      )}
    </div>
  )
}
