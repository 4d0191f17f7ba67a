interface TabsProps<Name extends string> {
  readonly names: readonly Name[]
  readonly current: Name
  readonly class?: string
  readonly label: (name: Name) => string
  readonly onChoose: (name: Name) => void
}

/** Buttons of which one is pressed; what they show is the parent's. */
export function Tabs<Name extends string>({
  names,
  current,
  label,
  onChoose,
  class: extra = '',
}: TabsProps<Name>) {
  return (
    <nav class={`tabs ${extra}`}>
      {names.map(name => (
        <button key={name} type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
          {label(name)}
        </button>
      ))}
    </nav>
  )
}
