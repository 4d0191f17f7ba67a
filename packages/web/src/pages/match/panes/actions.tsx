import { type PressGesture, say, type Text } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { capitalized } from '../../../i18n/game-texts.ts'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { t } from '../../../i18n/texts.ts'
import { toldChance } from '../../../i18n/told-chance.ts'
import { unbroken } from '../../../i18n/unbroken.ts'
import { useMoreBelow } from '../../../ui/more-below.ts'
import { SkinIcon } from '../../../ui/skin-icon.tsx'
import { AdviceButton, hasAdviceButton } from '../advice/advice-button.tsx'
import { areAlike } from '../advice/alike.ts'
import { confirms, endsTurn } from '../selection/end-turn.ts'
import { usePress } from '../selection/press.ts'
import type { Screen } from '../selection/screen.ts'
import { pressable } from '../selection/selection.ts'
import { StepGroup } from './step-group.tsx'

export interface Button {
  readonly gesture: PressGesture
  readonly choice?: Choice
  readonly why?: string
}

interface Group {
  readonly name: string
  readonly buttons: readonly Button[]
  /** Said once where all that are refused are refused for the same reason. */
  readonly sharedWhy: string | undefined
}

/** The buttons of the choices that are pressed, in their groups, and the one that asks for advice. */
export function ActPane({ screen }: { readonly screen: Screen }) {
  const { session } = screen
  const catalogue = screen.catalogue.value
  const { buttons, waiting } = useLastingButtons(screen)
  const groups = grouped(buttons, text => (text === undefined ? '' : say(text, catalogue)))
  // While one of them asks step by step, the others wait.
  const asking = groups.filter(({ name }) => name === screen.stepping.value?.open.value)
  const shown = asking.length > 0 ? asking : groups
  return (
    <div
      class="match-act"
      data-buttons={howMany(shown)}
      data-empty={shown.length === 0 && !hasAdviceButton(session)}
    >
      <Actions screen={screen} groups={shown} waiting={waiting} />
      <AdviceButton session={session} />
    </div>
  )
}

/** `few` fit in one row. */
function howMany(groups: readonly Group[]): 'none' | 'few' | 'many' {
  if (groups.length === 0) return 'none'
  return groups.length > 1 || groups.some(({ buttons }) => buttons.length > 3) ? 'many' : 'few'
}

interface ActionsProps {
  readonly screen: Screen
  readonly groups: readonly Group[]
  readonly waiting: boolean
}

/** Those offered but refused say why. */
function Actions({ screen, groups, waiting }: ActionsProps) {
  const box = useMoreBelow<HTMLElement>()
  const catalogue = screen.catalogue.value
  const advised = screen.session.advice?.state.value
  const choices = advised?.kind === 'given' ? advised.choices : []
  // Small buttons have room for a word only where it says something.
  const said = choices[0]?.told.kind === 'words' && areAlike(choices) ? [] : choices
  const chances = new Map(said.map(({ choice, told }) => [choice.number, toldChance(told)]))
  return (
    <section ref={box} class="actions" aria-label={t('match.actions')} data-waiting={waiting}>
      {groups.map(({ name, buttons: members, sharedWhy }) =>
        members.some(({ gesture }) => gesture.steps) ? (
          <StepGroup
            key={name}
            screen={screen}
            name={name}
            choices={members.flatMap(({ choice }) => choice ?? [])}
          />
        ) : (
          <ActionGroup
            key={name}
            name={name}
            count={members.length}
            longest={Math.max(...members.map(({ gesture }) => say(gesture.label, catalogue).length))}
          >
            {members.map(button => (
              <ActionButton
                key={button.gesture.button}
                screen={screen}
                button={button}
                chance={button.choice && chances.get(button.choice.number)}
                saysWhy={!sharedWhy}
              />
            ))}
            {sharedWhy && <p class="action-why">{sharedWhy}</p>}
          </ActionGroup>
        ),
      )}
    </section>
  )
}

/** Labels with more characters than this need a line of their own, or half of one. */
const LONG = 24
const WIDE = 13

interface ActionGroupProps {
  readonly name: string
  readonly count: number
  /** Characters of its longest label. */
  readonly longest: number
  readonly children: ComponentChildren
}

/** Buttons that stand together. */
function ActionGroup({ name, count, longest, children }: ActionGroupProps) {
  return (
    <fieldset
      class="action-group"
      data-long={longest > LONG || count === 1}
      data-many={count > 8}
      data-threes={count === 3 || count === 6}
      data-fours={count === 4 && longest <= WIDE}
      data-wide={longest > WIDE}
      data-pairs={(count === 2 || count === 4) && longest > WIDE}
    >
      {name !== '' && <legend>{name}</legend>}
      {children}
    </fieldset>
  )
}

interface ActionButtonProps {
  readonly screen: Screen
  readonly button: Button
  /** What the adviser thinks of it. */
  readonly chance: string | undefined
  readonly saysWhy: boolean
}

function ActionButton({ screen, button: { gesture, choice, why }, chance, saysWhy }: ActionButtonProps) {
  const press = usePress(screen, choice)
  const note = press.isArmed ? t('match.tapAgain') : saysWhy && why
  return (
    <button
      type="button"
      class="action"
      data-drawn={gesture.icon !== undefined}
      data-noted={Boolean(note)}
      data-judged={chance !== undefined}
      aria-disabled={choice === undefined}
      data-armed={press.isArmed}
      title={why}
      {...press.on}
    >
      {gesture.icon && <SkinIcon icon={screen.session.info.skin.icons[gesture.icon]} />}
      <span>{unbroken(capitalized(say(gesture.label, screen.catalogue.value)))}</span>
      {chance !== undefined && <span class="action-chance figures">{chance}</span>}
      {gesture.key && <kbd>{gesture.key.toUpperCase()}</kbd>}
      {note && <small>{note}</small>}
    </button>
  )
}

/** Buttons that need nothing chosen stay where they are while a step is played and while others act. */
function useLastingButtons(screen: Screen): {
  readonly buttons: readonly Button[]
  readonly waiting: boolean
} {
  const last = useRef<readonly Button[]>([])
  const { session } = screen
  const { actor, outcome } = session.snapshot.value
  const buttons = buttonsOf(screen)
  const isAsked = actor !== undefined && !session.busy.value && !session.playback.lookingBack.value
  if (outcome || session.watched.value) last.current = []
  else if (isAsked) last.current = lasting(buttons)
  const waiting = last.current.length > 0 && !buttons.some(({ choice }) => choice) && !isAsked
  return { buttons: waiting ? last.current : buttons, waiting }
}

/** Without what they do. Why one is refused stays: it makes its row higher, and what is below would jump. */
export function lasting(buttons: readonly Button[]): readonly Button[] {
  return buttons.flatMap(({ choice, ...button }) => (button.gesture.picks?.length ? [] : [button]))
}

function buttonsOf(screen: Screen): Button[] {
  const { session } = screen
  const primary = screen.primary.value
  const open = screen.buttons.value.flatMap((choice): Button[] =>
    choice.gesture.kind === 'press' && choice !== primary && !confirms(choice)
      ? [{ gesture: choice.gesture, choice }]
      : [],
  )
  const { refused: offered, scene } = session.snapshot.value
  const refused = pressable(screen.selection.value, offered, scene).flatMap(
    ({ gesture, refusal }): Button[] => {
      if (gesture.kind !== 'press' || endsTurn({ gesture })) return []
      if (open.some(other => other.gesture.button === gesture.button)) return []
      return [{ gesture, why: refusalText(session, refusal, screen.catalogue.value) }]
    },
  )
  return inOrderOf(session.snapshot.value.menu, [...open, ...refused])
}

/** Buttons of the menu keep their places; what else there is follows. */
function inOrderOf(menu: readonly string[], buttons: readonly Button[]): Button[] {
  const place = ({ gesture }: Button) => {
    const at = menu.indexOf(gesture.button)
    return at < 0 ? menu.length : at
  }
  return [...buttons].sort((a, b) => place(a) - place(b))
}

/** In the order in which the groups first come up. */
function grouped(buttons: readonly Button[], nameOf: (group: Text | undefined) => string): Group[] {
  const groups = new Map<string, Button[]>()
  for (const button of buttons) {
    const name = nameOf(button.gesture.group)
    groups.set(name, [...(groups.get(name) ?? []), button])
  }
  return [...groups].map(([name, members]) => {
    const whys = members.flatMap(({ why }) => why ?? [])
    const shared = whys.length > 1 && new Set(whys).size === 1
    return { name, buttons: members, sharedWhy: shared ? whys[0] : undefined }
  })
}
