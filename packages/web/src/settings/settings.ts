import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { LANGUAGES, type Language, preferredLanguage } from '../i18n/texts.ts'
import { mediaSignal } from '../signals/media.ts'

/** What a player has set for this browser. */
export interface Settings {
  readonly language: Language
  readonly theme: 'auto' | 'light' | 'dark'
  /** Volumes from 0 to 1. */
  readonly sound: number
  readonly music: number
  readonly muted: boolean
  /** 1 is the usual pace of animations, 0 shows results at once. */
  readonly speed: number
  readonly motion: 'auto' | 'full' | 'reduced'
  /** A report after every turn. */
  readonly reports: boolean
  /** Ask before a turn is ended with pieces that could still act. */
  readonly warnings: boolean
  /** The address of every cell is written on it. */
  readonly coordinates: boolean
  /** The last dice are shown below the board, in games that keep them on screen. */
  readonly diceBelow: boolean
  /** Forecasts are shown with all their details. */
  readonly details: boolean
}

export const SPEEDS = [0.5, 1, 2, 4, 0] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'full', 'reduced'] as const

const PLACE = 'sextant.settings'
const current = signal<Settings>(usual())
export const settings: ReadonlySignal<Settings> = current

const systemDark = mediaSignal('(prefers-color-scheme: dark)')
const systemStill = mediaSignal('(prefers-reduced-motion: reduce)')

/** The current theme. */
export const theme = computed<'light' | 'dark'>(() => {
  const wanted = current.value.theme
  return wanted === 'auto' ? (systemDark.value ? 'dark' : 'light') : wanted
})

export const still = computed(() => {
  const { motion } = current.value
  return motion === 'auto' ? systemStill.value : motion === 'reduced'
})

/** The pace that animations have: none where motion is to be reduced. */
export const pace = computed(() => (still.value ? 0 : current.value.speed))

export function change(changes: Partial<Settings>): void {
  current.value = { ...current.value, ...changes }
  try {
    localStorage.setItem(PLACE, JSON.stringify(current.value))
  } catch {
    // Without storage the settings hold until the page is closed.
  }
}

export function recallSettings(): void {
  try {
    current.value = settingsFrom(JSON.parse(localStorage.getItem(PLACE) ?? '{}'))
  } catch {
    current.value = usual()
  }
}

/** Takes what makes sense of whatever was stored, and the usual for the rest. */
export function settingsFrom(stored: unknown): Settings {
  const base = usual()
  if (typeof stored !== 'object' || stored === null) return base
  const found = stored as Readonly<Record<string, unknown>>
  const oneOf = <T>(name: string, values: readonly T[], fallback: T): T =>
    values.includes(found[name] as T) ? (found[name] as T) : fallback
  const volume = (name: string, fallback: number): number => {
    const value = found[name]
    return typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback
  }
  const flag = (name: string, fallback: boolean): boolean =>
    typeof found[name] === 'boolean' ? found[name] : fallback
  return {
    language: oneOf('language', LANGUAGES, base.language),
    theme: oneOf('theme', THEMES, base.theme),
    sound: volume('sound', base.sound),
    music: volume('music', base.music),
    muted: flag('muted', base.muted),
    speed: oneOf<number>('speed', SPEEDS, base.speed),
    motion: oneOf('motion', MOTIONS, base.motion),
    reports: flag('reports', base.reports),
    warnings: flag('warnings', base.warnings),
    coordinates: flag('coordinates', base.coordinates),
    diceBelow: flag('diceBelow', base.diceBelow),
    details: flag('details', base.details),
  }
}

function usual(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
  return {
    language: preferredLanguage(wanted),
    theme: 'auto',
    sound: 0.6,
    music: 0.25,
    muted: false,
    speed: 1,
    motion: 'auto',
    reports: true,
    warnings: true,
    coordinates: false,
    diceBelow: false,
    details: false,
  }
}
