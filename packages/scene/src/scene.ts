/**
 * The vocabulary in which games describe a position. Renderers (browser, terminal, screen reader) draw scenes
 * and know no game. A scene is plain data, made from a view whenever the view changes.
 */
import type { Diagram } from './diagram.ts'
import type { SideShape } from './side-palette.ts'
import type { Stage } from './stages/index.ts'
import type { Text } from './text.ts'

export interface Scene {
  readonly stage: Stage
  /** By seat; seats first, then factions nobody plays, such as neutrals. */
  readonly sides: readonly Side[]
  readonly pieces: readonly Piece[]
  readonly highlights?: readonly Highlight[]
  readonly arrows?: readonly Arrow[]
  readonly floats?: readonly Float[]
  readonly panels?: readonly Panel[]
  /** The cells of the last action, marked quietly so that it is seen what was done. */
  readonly lastAction?: readonly number[]
  /** The piece whose turn it is, where each has a turn of its own: it is chosen by itself. */
  readonly acting?: string
  /** Who acts when, where pieces act one by one: what is under way first, then what follows. */
  readonly order?: readonly OrderGroup[]
  /** One line that says where the match stands: whose turn, which round. */
  readonly status: Text
  /** The place that matters most now, such as where the puck is: a board that does not fit is shown around it. */
  readonly focus?: number
  /** Places to be seen together with it, such as those that it could strike; the first matters most where there is no room for all. */
  readonly inView?: readonly number[]
  readonly score?: Score
  /** How the match is won, in one short line that is always on screen: `Take every enemy city`. */
  readonly goal?: Text
  /** Once it is over: the game's own words for how it ended, to the viewer. `You’ve been Sunk!` */
  readonly ending?: Text
  /** Once it is over: what each side has left or has scored, where the outcome counts nothing. */
  readonly tallies?: readonly Tally[]
}

/** `Cities`, and how many each seat has. */
export interface Tally {
  readonly name: Text
  readonly values: readonly number[]
}

/** Pieces in the order in which they act, such as in a phase. */
export interface OrderGroup {
  readonly title: Text
  readonly turns: readonly OrderTurn[]
}

export interface OrderTurn {
  readonly piece: string
  /** What its place in the order comes from, such as its initiative. */
  readonly value: Text | number
  readonly done?: boolean
}

/** What stands on the scoreboard above the board. */
export interface Score {
  /** Points, by side. */
  readonly points: readonly number[]
  /** How far the match is: `Turn 12 of 60`. */
  readonly clock: Text
}

export interface Side {
  readonly name: Text
  /** A colour of the skin. */
  readonly colour: string
  /** Told by shape as well as by colour. */
  readonly shape: SideShape
}

export interface Piece {
  /** The same from one scene to the next, so that it can be seen to move. */
  readonly id: string
  /** Number of the cell, or place on the sea. */
  readonly at: number
  readonly side: number
  /** An icon of the skin. */
  readonly icon: string
  /** A picture of its own, shown in place of its icon once it is there: a data URL or a path, see `isPicture`. */
  readonly picture?: string
  /** An icon of the skin that says where it belongs, such as the badge of its faction. */
  readonly emblem?: string
  readonly name: Text
  /** Direction 0…5, clockwise as in `hex`. */
  readonly facing?: number
  readonly bars?: readonly Bar[]
  readonly badges?: readonly Badge[]
  /** What it has on each of its sides, such as shields: drawn around it, and turned with it. */
  readonly arcs?: readonly Arc[]
  /** All that it has in one drawing, for the panel with its card. */
  readonly diagram?: Diagram
  /** Its numbers, shown when it is pointed at: `Attack 45`. */
  readonly facts?: readonly Fact[]
  /** Not there (any more, or yet): where it was, will be or may be. */
  readonly ghost?: boolean
  /** Above (1, 2, …) or below (-1) others in the same cell: a swimmer under water, a stack of counters. */
  readonly level?: number
  /** Drawn deeper or paler than others of its side: a swimmer at the surface is dark, one at the bottom light. */
  readonly shade?: 'dark' | 'light'
  /** How battered it is, 0 (as new) … 1 (about to go under): torn sails, holes, smoke, a list. */
  readonly wear?: number
  /** Wooden props set up inside a battered hull; renderers draw as many. */
  readonly props?: number
  /** What everybody looks at, such as the player with the ball: never drawn small, with a ring and a glow. */
  readonly prominent?: boolean
  /** The id of the piece that has it: in the same cell it is drawn at that piece's front. */
  readonly carriedBy?: string
  /** A few letters written on it in place of a badge: `CF`. */
  readonly tag?: string
  /** Whether it can still do something this turn. */
  readonly readiness?: 'ready' | 'moved' | 'done'
}

export interface Bar {
  readonly kind: 'health' | 'shield' | 'armour' | 'energy' | 'breath' | 'crew'
  readonly name: Text
  readonly value: number
  readonly max: number
}

/** From one bearing to another, in degrees clockwise from where the piece faces; the first listed is outermost. */
export interface Arc extends Bar {
  readonly from: number
  readonly to: number
}

export interface Badge {
  readonly icon: string
  readonly name: Text
  readonly text?: string
  readonly tone?: Tone
}

export const MEANINGS = [
  'selected',
  'hover',
  'reach',
  'target',
  'strike',
  'threat',
  'path',
  'zone',
  'objective',
  'good',
  'bad',
] as const
/** What a lit cell says. Renderers give each its colour and pattern. */
export type Meaning = (typeof MEANINGS)[number]

export interface Highlight {
  readonly cell: number
  readonly meaning: Meaning
  /** A few words on it: `Counter ↑`. */
  readonly label?: Text
  /** Of a region in bands, such as ranges: its number from 1, the innermost. Each band has a border around itself and those within. */
  readonly band?: number
}

export const ARROW_KINDS = ['move', 'attack', 'fire', 'pass', 'plan', 'turn', 'down', 'up'] as const
export type ArrowKind = (typeof ARROW_KINDS)[number]

/**
 * From cell to cell. `fire` is a line of fire, drawn straight; the others follow their path. `turn`, `down` and `up` are
 * what a piece does where it is, and may have a path of one cell; `turn` bends from the first cell towards the second.
 */
export interface Arrow {
  readonly kind: ArrowKind
  readonly path: readonly number[]
  readonly side?: number
  readonly label?: Text
  /** Only proposed, not decided: drawn faint. */
  readonly faint?: boolean
}

export const TONES = ['neutral', 'good', 'bad', 'gain', 'strong'] as const
export type Tone = (typeof TONES)[number]

/** A number that rises from a cell and fades. */
export interface Float {
  readonly at: number
  readonly text: string
  readonly tone: Tone
  readonly big?: boolean
}

export type Panel = FactsPanel | TablePanel | TextPanel | LegendPanel | CardPanel | DicePanel

interface PanelFrame {
  readonly id: string
  readonly title: Text
  /** Closed until somebody opens it: for those who want to know it all. The terminal shows it with the legend. */
  readonly folded?: boolean
}

/** Statistics: a name and a value in each row. */
export interface FactsPanel extends PanelFrame {
  readonly kind: 'facts'
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly name: Text
  readonly value: Text | number
  readonly tone?: Tone
  /** The part of the piece that it is about: pointing at it shows what that part could do, see `Presentation.reach`. */
  readonly part?: string
}

export interface TablePanel extends PanelFrame {
  readonly kind: 'table'
  readonly columns: readonly Text[]
  readonly rows: readonly (readonly (Text | number)[])[]
  /** The piece that a row is about, row by row: pointing at one shows the other. */
  readonly pieces?: readonly string[]
  /** An icon of the skin at the head of each row, row by row. */
  readonly icons?: readonly string[]
  /** The side that a row is about, row by row, for its shape and colour. */
  readonly sides?: readonly number[]
  /** The side that the table is about, for its colour. */
  readonly side?: number
}

export interface TextPanel extends PanelFrame {
  readonly kind: 'text'
  readonly lines: readonly Text[]
}

/** The card of a piece, with its diagram and facts: of the one that is pointed at or chosen, else of this one. */
export interface CardPanel extends PanelFrame {
  readonly kind: 'card'
  readonly piece: string
}

/** The last rolls of dice, the newest first. */
export interface DicePanel extends PanelFrame {
  readonly kind: 'dice'
  readonly rolls: readonly DiceRoll[]
}

/** Some dice that were rolled together. */
export interface DiceRoll {
  readonly name: Text
  readonly faces: number
  readonly rolled: readonly number[]
  /** What a die must show at least to be a success. */
  readonly needed?: number
  /** What it comes to: `2 hits`. */
  readonly result?: Text
}

/** What the marks on the board mean. */
export interface LegendPanel extends PanelFrame {
  readonly kind: 'legend'
  readonly entries: readonly LegendEntry[]
}

export interface LegendEntry {
  readonly mark:
    | { readonly arrow: ArrowKind; readonly side?: number }
    | { readonly icon: string; readonly side?: number; readonly shade?: 'dark' | 'light' }
    | { readonly terrain: string }
    | { readonly meaning: Meaning }
  readonly text: Text
}
