import type { ComponentProps } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { BoardPicture } from '../board/index.ts'

type FittedPictureProps = Omit<ComponentProps<typeof BoardPicture>, 'width' | 'height'> & {
  /** Width over height. */
  readonly ratio: number
}

/** A still picture of a scene, as wide as there is room for it. Only to look at. */
export function FittedPicture({ ratio, ...picture }: FittedPictureProps) {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const box = room.current
    if (!box) return
    const watch = new ResizeObserver(() => setWidth(box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={room} class="fitted-picture" style={{ aspectRatio: String(ratio) }} aria-hidden="true">
      {width > 0 && <BoardPicture {...picture} width={width} height={Math.round(width / ratio)} />}
    </div>
  )
}
