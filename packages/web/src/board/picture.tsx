import type { BoardPictureProps } from './contract.ts'

export function BoardPicture({ width, height }: BoardPictureProps) {
  return <canvas width={width} height={height} />
}
