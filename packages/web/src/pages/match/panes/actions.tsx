import { type PressGesture, say, type Text } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { useRef } from 'preact/hooks'
import { percent } from '../../../i18n/percent.ts'
import { refusalText } from '../../../i18n/refusal-text.ts'
import { t } from '../../../i18n/texts.ts'
import { SkinIcon } from '../../../ui/skin-icon.tsx'
import { layoutOf } from '../layout.ts'
import type { Screen } from '../selection/screen.ts'
import { pressable } from '../selection/selection.ts'

interface Button {
  readonly gesture: PressGesture
  readonly choice?: Choice
  readonly why?: string
}

interface Group {
  readonly name: string
  readonly buttons: readonly Button[]
  /** Said once where all of them are refused for the same reason. */
  readonly sharedWhy: string | undefined
}

/** The buttons of the choices that are pressed, in their groups; those offered but refused say why. */
export function Actions({ screen }: { readonly screen: Screen }) {
  const catalogue = screen.catalogue.value
  const advised = screen.session.advice?.state.value
  const chances = new Map(
    advised?.kind === 'given' ? advised.choices.map(({ choice, chance }) => [choice.number, chance]) : [],
  )
  const { buttons, waiting } = useMenu(screen)
  const groups = grouped(buttons, text => (text === undefined ? '' : say(text, catalogue)))
  return (
    <section class="actions" aria-label={t('match.actions')} data-waiting={waiting}>
      {groups.map(({ name, buttons: members, sharedWhy }) => (
        <fieldset
          key={name}
          class="action-group"
          data-many={members.length > 8}
          data-threes={members.length === 3 || members.length === 6}
        >
          {name !== '' && <legend>{name}</legend>}
          {members.map(({ gesture, choice, why }) => (
            <button
              key={gesture.button}
              type="button"
              class="action"
              aria-disabled={choice === undefined}
              title={why}
              onClick={() => choice && screen.press(choice)}
              onPointerEnter={() => screen.weigh(choice)}
              onPointerLeave={() => screen.weigh(undefined)}
              onFocus={() => screen.weigh(choice)}
              onBlur={() => screen.weigh(undefined)}
            >
              {gesture.icon && <SkinIcon icon={screen.session.info.skin.icons[gesture.icon]} />}
              <span>{say(gesture.label, catalogue)}</span>
              {choice && chances.has(choice.number) && (
                <span class="action-chance figures">{percent(chances.get(choice.number) ?? 0)}</span>
              )}
              {gesture.key && <kbd>{gesture.key.toUpperCase()}</kbd>}
              {why && !sharedWhy && <small>{why}</small>}
            </button>
          ))}
          {sharedWhy && <p class="action-why">{sharedWhy}</p>}
        </fieldset>
      ))}
    </section>
  )
}

/**
 * The buttons of the person who acts. A game that is played with buttons keeps its menu in its places while dice fall and
 * while others act: what was there stays, and nothing of it can be pressed.
 */
function useMenu(screen: Screen): { readonly buttons: readonly Button[]; readonly waiting: boolean } {
  const last = useRef<readonly Button[]>([])
  const { session } = screen
  const { scene, menu, outcome } = session.snapshot.value
  const buttons = buttonsOf(screen)
  if (menu.length > 0 && layoutOf(session.info, scene) === 'buttons') last.current = buttons
  const waiting = buttons.length === 0 && outcome === undefined && last.current.length > 0
  return { buttons: waiting ? last.current.map(({ gesture }) => ({ gesture })) : buttons, waiting }
}

function buttonsOf(screen: Screen): Button[] {
  const { session } = screen
  const primary = screen.primary.value
  const open = screen.buttons.value.flatMap((choice): Button[] =>
    choice.gesture.kind === 'press' && choice !== primary ? [{ gesture: choice.gesture, choice }] : [],
  )
  const { refused: offered, scene } = session.snapshot.value
  const refused = pressable(screen.selection.value, offered, scene).flatMap(
    ({ gesture, refusal }): Button[] => {
      if (gesture.kind !== 'press' || open.some(other => other.gesture.button === gesture.button)) return []
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
    const [first] = members
    const shared = members.length > 1 && members.every(({ why }) => why === first?.why)
    return { name, buttons: members, sharedWhy: shared ? first?.why : undefined }
  })
}
