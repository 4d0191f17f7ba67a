export { Board } from './board.tsx'
export type { BoardHandle, BoardPictureProps, BoardProps, Overlay, Spot } from './contract.ts'
export { BoardPicture } from './picture.tsx'
export { type BoardWords, ENGLISH_WORDS } from './words.ts'
