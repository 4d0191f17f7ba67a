import { copyPlain, type GameTypes, type Journal } from '@sextant/engine'

/** A match in this process as its developer sees it: plain data, with everything that players may not know. */
export interface Inspection {
  /** How many steps have been taken. */
  readonly step: number
  readonly state: unknown
  /** The seats that are to act, by name, with what each may do. */
  readonly toAct: readonly { readonly seat: string; readonly actions: readonly unknown[] }[]
  /** What happened in the last step, or in the set-up. */
  readonly events: readonly unknown[]
}

export function inspect<T extends GameTypes>({
  rules,
  state,
  steps,
  start,
  outcome,
}: Pick<Journal<T>, 'rules' | 'state' | 'steps' | 'start' | 'outcome'>): Inspection {
  const asked = outcome ? [] : rules.toAct(state)
  return copyPlain({
    step: steps.length,
    state,
    toAct: asked.map(seat => ({
      seat: rules.seats[seat] ?? String(seat),
      actions: rules.legal(rules.view(rules.copy(state), seat), seat),
    })),
    events: (steps.at(-1) ?? start).events,
  })
}
