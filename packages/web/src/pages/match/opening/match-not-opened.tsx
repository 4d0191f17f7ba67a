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
} as const

/** In place of a match that cannot go on here. */
export function MatchNotOpened({ id, state }: Props) {
  const [title, why] = WHY_NOT[state.kind]
  return (
    <NotOpened id={id} title={title} why={why} broken={state.kind === 'broken' ? state.message : undefined} />
  )
}
