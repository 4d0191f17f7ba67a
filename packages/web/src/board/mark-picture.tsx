import { useLayoutEffect, useRef } from 'preact/hooks'
import './board.css'
import type { MarkPictureProps } from './contract.ts'
import { drawMark, MARK_HEIGHT, MARK_WIDTH } from './core/legend-mark.ts'

/** A mark as it is drawn on the board, by itself. */
export function MarkPicture(props: MarkPictureProps) {
  const { mark, sides, skin, catalogue, theme } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) drawMark(canvas.current, props)
    // Marks are plain data made with every scene; they seldom change.
  }, [JSON.stringify(mark), sides.length, skin, catalogue, theme])
  return (
    <canvas
      class="board-picture"
      ref={canvas}
      style={{ width: `${MARK_WIDTH}px`, height: `${MARK_HEIGHT}px` }}
    />
  )
}
