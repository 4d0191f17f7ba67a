import { type Catalogue, type Side, type Skin, say, type TablePanel, type Text } from '@sextant/scene'
import { SideMark } from './side-mark.tsx'
import { SkinIcon } from './skin-icon.tsx'

/** How a table that is about pieces talks with the board. */
export interface PieceHandlers {
  /** The piece that is pointed at or chosen, here or on the board. */
  readonly lit: string | undefined
  pointAt(piece: string | undefined): void
  choose(piece: string): void
  /** A part of a piece is pointed at on its card, or no longer. */
  pointAtPart?(part: { readonly piece: string; readonly part: string } | undefined): void
  /** What a mark on a card does when it is pressed; nothing where it does nothing now. */
  pressOf?(button: string): (() => void) | undefined
  /** What a mark does that answers a step of a gesture; nothing where it is not asked for. */
  answerOf?(step: string): (() => void) | undefined
}

interface TableProps {
  readonly table: TablePanel
  readonly catalogue: Catalogue
  readonly handlers?: PieceHandlers
  /** The sides that rows may be about. */
  readonly sides: readonly Side[]
  readonly skin: Skin
}

export function Table({ table: given, catalogue, handlers, sides, skin }: TableProps) {
  const table = fitting(given)
  return (
    <table class="figures" aria-label={say(table.title, catalogue)}>
      <thead>
        <tr>
          {table.columns.map((column, number) => (
            <th key={number} scope="col">
              {say(column, catalogue)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, line) => (
          <Row
            key={line}
            row={row}
            piece={table.pieces?.[line]}
            icon={table.icons?.[line]}
            side={sides[table.sides?.[line] ?? -1]}
            skin={skin}
            catalogue={catalogue}
            handlers={handlers}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly row: TablePanel['rows'][number]
  readonly piece: string | undefined
  readonly icon: string | undefined
  readonly side: Side | undefined
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly handlers: PieceHandlers | undefined
}

function Row({ row, piece, icon, side, skin, catalogue, handlers }: RowProps) {
  const [name = '', ...rest] = row.map(value => valueText(value, catalogue))
  const about = handlers && piece !== undefined ? { handlers, piece } : undefined
  return (
    <tr
      data-lit={about !== undefined && about.handlers.lit === piece}
      data-piece={about !== undefined}
      onPointerEnter={() => about?.handlers.pointAt(about.piece)}
      onPointerLeave={() => about?.handlers.pointAt(undefined)}
      onClick={() => about?.handlers.choose(about.piece)}
    >
      <th scope="row" data-sided={side !== undefined}>
        {side && <SideMark side={side} skin={skin} />}
        {icon !== undefined && <SkinIcon icon={skin.icons[icon]} />}
        {about ? (
          // The row is there for the pointer, the button for keys and screen readers.
          <button
            type="button"
            class="row-piece"
            aria-pressed={about.handlers.lit === piece}
            onFocus={() => about.handlers.pointAt(about.piece)}
            onBlur={() => about.handlers.pointAt(undefined)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {rest.map((value, column) => (
        <td key={column} title={value}>
          {value}
        </td>
      ))}
    </tr>
  )
}

export function valueText(value: Text | number, catalogue: Catalogue): string {
  return typeof value === 'number' ? String(value) : say(value, catalogue)
}

/** More columns than a phone is wide; a few rows stand better side by side. */
const MANY_COLUMNS = 7

function fitting(table: TablePanel): TablePanel {
  const { columns, rows } = table
  if (columns.length < MANY_COLUMNS || rows.length > 3) return table
  const [corner = '', ...names] = columns
  const { pieces: _pieces, sides: _sides, icons: _icons, ...rest } = table
  return {
    ...rest,
    columns: [corner, ...rows.map(([name = '']) => (typeof name === 'number' ? String(name) : name))],
    rows: names.map((name, number) => [name, ...rows.map(row => row[number + 1] ?? '')]),
  }
}
