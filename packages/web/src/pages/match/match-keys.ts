import { useEffect } from 'preact/hooks'
import { change, settings } from '../../settings/settings.ts'
import { openRules } from './rules/open-rules.ts'
import { shortcutOf } from './selection/end-turn.ts'
import type { Screen } from './selection/screen.ts'

/** The keys of the match page: those every game has, and those its gestures name. */
export function useMatchKeys(screen: Screen): void {
  useEffect(() => {
    let clicked: Element | null = null
    const click = ({ target }: PointerEvent) => {
      clicked = controlOf(target)
    }
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Tab') clicked = null
      // A key that is held down would go through the warning it has just raised.
      if (event.repeat) return
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (!pressKey(screen, event, clicked)) return
      event.preventDefault()
    }
    addEventListener('pointerdown', click)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('pointerdown', click)
      removeEventListener('keydown', listen)
    }
  }, [screen])
}

function pressKey(screen: Screen, event: KeyboardEvent, clicked: Element | null): boolean {
  const key = event.key.toLowerCase()
  const pressed = screen.buttons.peek().find(choice => shortcutOf(choice) === key)
  if (pressed && !event.shiftKey) {
    screen.press(pressed)
    return true
  }
  switch (key) {
    case 'n':
      screen.nextPiece()
      return true
    case 'u':
      if (event.shiftKey) screen.redo()
      else screen.undo()
      return true
    case 'r':
      screen.redo()
      return true
    case 'h':
      screen.session.advice?.ask()
      return screen.session.advice !== undefined
    case 't':
      screen.toggleThreats()
      return screen.session.reaches
    case ' ':
      return !isOnControl(event, clicked) && screen.goOn()
    case ',':
      screen.session.playback.back()
      return true
    case '.':
      screen.session.playback.forward()
      return true
    case 'z':
      screen.fit()
      return true
    case 'c':
      change({ coordinates: !settings.peek().coordinates })
      return true
    case '?':
      openRules()
      return true
    case 'escape':
      screen.release()
      return true
    default:
      return false
  }
}

/** A control that the keyboard has come to is pressed with the space bar; one that was clicked is done with. */
function isOnControl({ target }: KeyboardEvent, clicked: Element | null): boolean {
  const control = controlOf(target)
  return control !== null && control !== clicked
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, summary') : null
}

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  return target.closest('input, select, textarea, dialog[open]') !== null
}
