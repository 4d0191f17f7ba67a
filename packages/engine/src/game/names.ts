/**
 * The names that a game uses in play. Schemas say what comes in; these say what comes out, so that a mistyped name in a
 * case file is refused, where it would otherwise only be something that never happens.
 */
export interface Names {
  /** The types of events, each with its fields besides `type`. */
  readonly events: Readonly<Record<string, readonly string[]>>
  /** The codes with which its rules refuse an action. */
  readonly refusals: readonly string[]
  /** What its forecasts speak of: the `of` of their odds. */
  readonly odds: readonly string[]
}

/** The events of a union by type, none left out: `{ moved: ['unit', 'to'], … } satisfies EventFields<Event>`. */
export type EventFields<E extends { readonly type: string }> = {
  readonly [N in E['type']]: readonly FieldsOf<E, N>[]
}

type FieldsOf<E, N extends string> = E extends { readonly type: infer T }
  ? N extends T
    ? Exclude<keyof E & string, 'type'>
    : never
  : never
