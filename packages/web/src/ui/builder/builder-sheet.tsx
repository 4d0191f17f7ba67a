import { type Catalogue, type Side, type Skin, say } from '@sextant/scene'
import type { Sheet } from '@sextant/scene/builder'
import { PanelView } from '../panel-view.tsx'
import { DiagramView } from '../piece-card/diagram-view.tsx'
import { colourOf } from '../side-mark.tsx'

interface BuilderSheetProps {
  readonly sheet: Sheet
  readonly sides: readonly Side[]
  readonly skin: Skin
  readonly catalogue: Catalogue
  readonly lit: string | undefined
  readonly onPoint: (part: string | undefined) => void
}

/** The drawings of an item. */
export function BuilderDiagrams({ sheet, sides, skin, catalogue, lit, onPoint }: BuilderSheetProps) {
  return (
    <div class="builder-diagrams" style={{ '--side': colourOf(sides[0], skin) }}>
      {sheet.diagrams?.map(({ id, title, about, draw }) => (
        <section key={id} class={`card builder-diagram builder-${id}`}>
          <h2>{say(title, catalogue)}</h2>
          <DiagramView
            piece={id}
            name={say(title, catalogue)}
            diagram={draw(lit)}
            skin={skin}
            catalogue={catalogue}
            handlers={{
              lit: undefined,
              pointAt: () => {},
              choose: () => {},
              pointAtPart: part => onPoint(part?.part),
            }}
          />
          {about !== undefined && <p class="muted">{say(about, catalogue)}</p>}
        </section>
      ))}
    </div>
  )
}

/** What an item comes to, in numbers and tables. */
export function BuilderPanels({
  sheet,
  skin,
  catalogue,
}: Pick<BuilderSheetProps, 'sheet' | 'skin' | 'catalogue'>) {
  return sheet.panels?.map(panel => (
    <section key={panel.id} class={`card builder-panel builder-${panel.id}`}>
      <PanelView panel={panel} sides={[]} skin={skin} catalogue={catalogue} />
    </section>
  ))
}
