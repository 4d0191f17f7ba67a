import { say } from '@sextant/scene'
import type { Choice } from '@sextant/session'
import { useMemo } from 'preact/hooks'
import type { Screen } from '../selection/screen.ts'
import { createStepping } from '../selection/stepping.ts'

const WHOLE_ROW = { gridColumn: '1 / -1' }

interface StepGroupProps {
  readonly screen: Screen
  readonly name: string
  readonly choices: readonly Choice[]
}

/** A group that asks step by step: what was answered can be taken back, and what can be answered is a row of buttons. */
export function StepGroup({ screen, name, choices }: StepGroupProps) {
  const stepping = useMemo(() => {
    const made = screen.stepping.peek() ?? createStepping(screen.session, screen.press)
    screen.stepping.value = made
    return made
  }, [screen])
  const catalogue = screen.catalogue.value
  const isOpen = stepping.open.value === name
  const offered = isOpen ? stepping.offered.value : []
  const [first] = offered
  return (
    <fieldset class="action-group steps">
      <button
        type="button"
        class="action"
        style={WHOLE_ROW}
        aria-expanded={isOpen}
        onClick={() => stepping.toggle(name, choices)}
      >
        <span>{name}</span>
      </button>
      {isOpen &&
        stepping.chosen.value.map(({ id, ask, name: answer }, number) => (
          <button key={id} type="button" class="action" aria-pressed onClick={() => stepping.backTo(number)}>
            <small>{say(ask, catalogue)}</small>
            <span>{say(answer, catalogue)}</span>
          </button>
        ))}
      {first && <p class="action-why">{say(first.ask, catalogue)}</p>}
      {offered.map(step => (
        <button
          key={step.id}
          type="button"
          class="action"
          onClick={() => stepping.answer(({ id }) => id === step.id)?.()}
        >
          <span>{say(step.name, catalogue)}</span>
        </button>
      ))}
    </fieldset>
  )
}
