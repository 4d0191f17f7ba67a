import { NotOpened } from './not-opened.tsx'
import type { Opened } from './use-opened.ts'

interface Props {
  readonly id: string
  readonly state: Extract<Opened<never>, { kind: keyof typeof WHY_NOT }>
}

const WHY_NOT = {
  missing: ['match.missing', 'match.missing.why'],
  elsewhere: ['match.elsewhere', 'match.elsewhere.why'],
  broken: ['match.broken', 'match.broken.why'],
  damaged: ['match.broken', 'match.damaged.why'],
} as const

/** In place of a match that cannot go on here. */
export function MatchNotOpened({ id, state }: Props) {
  const [title, why] = WHY_NOT[state.kind]
  const detail = 'message' in state ? state.message : undefined
  return (
    <NotOpened
      id={id}
      title={title}
      why={why}
      detail={detail}
      watchable={state.kind === 'broken'}
      damaged={state.kind === 'damaged' ? 'match' : undefined}
    />
  )
}
