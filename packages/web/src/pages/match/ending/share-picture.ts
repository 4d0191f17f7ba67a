import { type BoardPictureProps, drawPicture } from '../../../board/index.ts'

/** What is written on a shared picture. */
export interface PictureText {
  readonly title: string
  readonly headline: string
  readonly lines: readonly string[]
  readonly brand: string
}

/** What is drawn on it. */
export type PictureBoard = Omit<BoardPictureProps, 'width' | 'height'>

const [WIDTH, HEIGHT, MARGIN] = [1200, 800, 48]
const TOP = 190
const ROOM = { width: WIDTH - 2 * MARGIN, height: HEIGHT - TOP - MARGIN }

/** The end of a match as a picture: the headline, the result and the board. Nothing where there is no canvas to draw on. */
export async function pictureOf(
  board: PictureBoard,
  { title, headline, lines, brand }: PictureText,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const ctx = canvas.getContext('2d')
  if (!ctx) return undefined
  ctx.fillStyle = '#101a2c'
  ctx.fillRect(0, 0, WIDTH, HEIGHT)
  const { fontFamily } = getComputedStyle(document.body)
  const write = (text: string, y: number, size: number, weight: number, colour: string) => {
    const letters = (pixels: number) => {
      ctx.font = `${weight} ${pixels}px ${fontFamily}`
    }
    letters(size)
    // A long line gets smaller letters; `maxWidth` would squeeze them.
    letters(size * Math.min(1, ROOM.width / ctx.measureText(text).width))
    ctx.fillStyle = colour
    ctx.fillText(text, MARGIN, y)
  }
  write(`${title} · ${brand}`, 56, 24, 550, '#d8b56a')
  write(headline, 120, 56, 700, '#f6efdf')
  write(lines.join(' · '), 162, 26, 400, '#f6efdf')
  // Drawn for this size: the one on the page is half as wide, and stretched it would be blurred.
  const drawn = document.createElement('canvas')
  drawPicture(drawn, { ...board, ...ROOM })
  ctx.drawImage(drawn, MARGIN, TOP, ROOM.width, ROOM.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return blob ?? undefined
}
