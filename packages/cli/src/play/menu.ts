import { cellsOf, type Gesture, type Scene, type Target, type Text } from '@sextant/scene'
import { placeName, printable } from '@sextant/scene/terminal'
import type { Snapshot } from '@sextant/session'

/** One thing a person may do, by the number it is chosen with. */
export interface Entry {
  readonly number: number
  /** The choice of the session; nothing where it cannot be done now. */
  readonly choice?: number
  readonly label: string
  /** What to know before doing it: `Counter ↑`. */
  readonly hint?: string
  /** What it is done with or belongs to: the piece that is chosen first, the group of a button. */
  readonly group: string | undefined
  /** Whether it is done by pointing at places of the board. */
  readonly onBoard: boolean
  /** Why it cannot be done now, where it is shown all the same. */
  readonly refusal?: string
}

/**
 * All that the person may do now; the same position always gives the same numbers. Buttons that are always
 * offered keep their order, whether or not they can be pressed.
 */
export function menuOf(
  {
    choices,
    combinations,
    refused,
    menu,
    scene,
  }: Pick<Snapshot, 'choices' | 'combinations' | 'refused' | 'menu' | 'scene'>,
  say: (text: Text) => string,
): Entry[] {
  const entry = (gesture: Gesture): Omit<Entry, 'number'> => ({
    label: say(gesture.label),
    ...(gesture.kind === 'pick' && gesture.hint && { hint: say(gesture.hint.text) }),
    group: groupOf(gesture, scene, say),
    onBoard: (gesture.picks ?? []).length > 0,
  })
  const place = (gesture: Gesture) => (gesture.kind === 'press' ? menu.indexOf(gesture.button) : -1)
  return [
    // What several targets are pointed at for is done here action by action.
    ...[...choices, ...combinations.filter(({ gesture }) => gesture.kind === 'press')].map(
      ({ gesture, number: choice }) => ({ ...entry(gesture), choice, place: place(gesture) }),
    ),
    ...refused.map(({ gesture, refusal }) => ({
      ...entry(gesture),
      refusal: refusal.message,
      place: place(gesture),
    })),
  ]
    .sort((a, b) => a.place - b.place)
    .map(({ place: _, ...rest }, index) => ({ number: index + 1, ...rest }))
}

/** An action as it is read; typed, it goes by its label alone. */
export function entryInWords({ label, hint }: Entry): string {
  return hint === undefined ? label : `${label} (${hint})`
}

/**
 * The entries that a typed text may mean: by number, else by the whole label, else by words in it or in the
 * name of its group.
 */
export function meantBy(menu: readonly Entry[], typed: string): Entry[] {
  const text = asTyped(typed.trim())
  if (/^\d+$/.test(text)) return menu.filter(({ number }) => number === Number(text))
  const whole = menu.filter(({ label }) => asTyped(label) === text)
  if (whole.length > 0) return whole
  const words = text.split(/\s+/)
  return menu.filter(({ label, group }) => {
    const all = asTyped(`${group ?? ''} ${label}`)
    return words.every(word => all.includes(word))
  })
}

/** Without capitals, and with the minus that keyboards have. */
function asTyped(text: string): string {
  return text.toLowerCase().replaceAll('−', '-')
}

function groupOf(gesture: Gesture, scene: Scene, say: (text: Text) => string): string | undefined {
  const [first, ...more] = gesture.picks ?? []
  if (gesture.kind === 'press') {
    if (first) return targetName(first, scene, say)
    return gesture.group === undefined ? undefined : say(gesture.group)
  }
  return first && more.length > 0 ? targetName(first, scene, say) : undefined
}

function targetName(target: Target, scene: Scene, say: (text: Text) => string): string {
  if ('cell' in target) return cellName(target.cell, scene, say)
  const piece = scene.pieces.find(({ id }) => id === target.piece)
  if (!piece) return printable(target.piece)
  const name = say(piece.name)
  return cellsOf(scene.stage).length > 0 ? `${name} at ${cellName(piece.at, scene, say)}` : name
}

function cellName(number: number, scene: Scene, say: (text: Text) => string): string {
  return placeName(scene, number, text => (typeof text === 'number' ? String(text) : say(text)))
}
