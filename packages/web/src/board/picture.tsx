import { useLayoutEffect, useRef } from 'preact/hooks'
import './board.css'
import type { BoardPictureProps } from './contract.ts'
import { drawPicture } from './core/picture.ts'

/** A still, small picture of a scene: one canvas, drawn once. */
export function BoardPicture({ scene, skin, catalogue, theme, width, height }: BoardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawPicture(canvas.current, { scene, skin, catalogue, theme, width, height })
  }, [scene, skin, catalogue, theme, width, height])
  return <canvas class="board-picture" ref={canvas} style={{ width: `${width}px`, height: `${height}px` }} />
}
