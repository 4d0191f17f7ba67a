import type {
  Arrow,
  Catalogue,
  Effect,
  Highlight,
  LegendEntry,
  Loss,
  Piece,
  Scene,
  Side,
  Skin,
  Tone,
} from '@sextant/scene'
import type { BoardWords } from './words.ts'

/** What the board shows and whom it tells; everything the rest of the page knows about drawing. */
export interface BoardProps {
  readonly scene: Scene
  readonly skin: Skin
  /** The game's texts in the language of the page. */
  readonly catalogue: Catalogue
  /** What choosing and pointing have lit, on top of the scene's own highlights and arrows. */
  readonly overlay: Overlay
  /** The name of the board for screen readers. */
  readonly label: string
  readonly theme: 'light' | 'dark'
  /** The board's own few words, such as `ready` and `can be reached`. */
  readonly words: BoardWords
  /** 1 is the usual pace of animations, 2 twice as fast; 0 shows results at once (also for reduced motion). */
  readonly speed: number
  /** The pointer or the keyboard's focus is on a cell, or nowhere. */
  onPoint(spot: Spot | undefined): void
  /** A cell was clicked, tapped or entered. */
  onPick(spot: Spot): void
  /** Dragged from one cell to another and released; `over` are the cells between them, as they were gone over. */
  onDrag(from: Spot, to: Spot, over: readonly number[]): void
  /** A piece is being dragged and is over a cell now, or no longer. */
  onCarry?(carried: Carried | undefined): void
  /** Escape, or a click beside the board. */
  onRelease(): void
  /** Gives the page its hold on the board once it is there. */
  onReady(board: BoardHandle): void
  /** The space bar is the page's own: cells are picked with Enter only. */
  readonly leavesSpace?: boolean
  /** Whether a drag that starts here takes the piece along, or moves the view; without it, every piece can be dragged. */
  canDrag?(spot: Spot): boolean
  /** A `sound` effect has its moment in what is being played. */
  onSound?(sound: string): void
}

/** A still, small picture of a scene, for cards and thumbnails; width and height in CSS pixels. */
export interface BoardPictureProps {
  readonly scene: Scene
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

/** A mark of a legend, by itself. */
export interface MarkPictureProps {
  readonly mark: LegendEntry['mark']
  readonly sides: readonly Side[]
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly theme: 'light' | 'dark'
}

export interface Overlay {
  readonly highlights: readonly Highlight[]
  readonly arrows: readonly Arrow[]
  /** Pieces as they would be, such as where a move would end. */
  readonly ghosts?: readonly Piece[]
  /** Pieces to be told from others in their cell: a ring is drawn around them. */
  readonly marked?: readonly string[]
  /** What is written on every cell: its address, or its number, for developers. */
  readonly cellNames?: 'addresses' | 'numbers'
  /** What pieces may lose, shown on their bars. */
  readonly losses?: readonly Loss[]
  /** A few words beside a cell, such as `Counter ↑`. */
  readonly hints: readonly BoardHint[]
}

export interface BoardHint {
  readonly cell: number
  readonly text: string
  readonly tone: Tone
  /** What is read out in its place: signs are not for every ear. */
  readonly full?: string
}

/** A place on the stage: the number of a cell (or of a place at sea), and the piece that was meant, if any. */
export interface Spot {
  readonly cell: number
  readonly piece?: string
}

/** A piece in hand: where from, where it is, and the cells between them, as they were gone over. */
export interface Carried {
  readonly from: Spot
  readonly to: Spot
  readonly over: readonly number[]
}

export interface BoardHandle {
  /**
   * Plays effects on the scene that is shown, in order, and resolves when they are over. Pieces that appear are
   * looked up in `next`, the scene the effects lead to. A scene given to the board meanwhile is shown afterwards.
   */
  play(effects: readonly Effect[], next?: Scene): Promise<void>
  /** Ends what is being played at once. */
  skip(): void
  /** What is played stands still, or goes on from where it stood. */
  freeze(on: boolean): void
  /** Moves keyboard focus and view to a cell. */
  focus(cell: number): void
  /** Brings a cell into view. */
  reveal(cell: number): void
  /** Brings a cell into view, near enough for a finger to tell it from those beside it. */
  approach(cell: number): void
  /** Fits the whole board into view. */
  fit(): void
}
