interface IconProps {
  /** An icon of lucide: its elements with their attributes. */
  readonly of: readonly (readonly [string, Readonly<Record<string, string | number | undefined>>])[]
}

/** Drawn in the colour of the text around it; what it says is said by that text. */
export function Icon({ of }: IconProps) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {of.map(([Tag, attributes], number) => {
        const Shape = Tag as 'path'
        return <Shape key={number} {...(attributes as Record<string, string>)} />
      })}
    </svg>
  )
}
