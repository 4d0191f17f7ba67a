/** A hexagon with a sextant's arc of 60° under it. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 3l9 5.2v10.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      <path d="M16 3L7 8.2v10.4" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      <path d="M16 8l-8.5 15.5M16 8l8.5 15.5" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      <path
        class="logo-arc"
        d="M5.5 24.5a21 21 0 0 0 21 0"
        fill="none"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path class="logo-arc" d="M16 8v15" fill="none" stroke-width="2" stroke-linecap="round" />
      <circle cx="16" cy="8" r="2.2" fill="currentColor" />
    </svg>
  )
}
