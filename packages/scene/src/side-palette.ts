import type { ColourSkin } from './skin.ts'

/** Sides are told apart by shape as well as by colour; there is one for each of six. */
export const SIDE_SHAPES = ['circle', 'square', 'diamond', 'shield', 'hexagon', 'triangle'] as const
export type SideShape = (typeof SIDE_SHAPES)[number]

/**
 * Colours for six sides, for skins that have no wish of their own. In both themes any two of them stay apart for people who
 * see no red or no green, by lightness where not by hue.
 */
export const SIDE_COLOURS = {
  red: { light: '#952c06', dark: '#ec5935', terminal: 'red' },
  blue: { light: '#0c3d7e', dark: '#527cfd', terminal: 'blue' },
  yellow: { light: '#e6be30', dark: '#fad336', terminal: 'yellow' },
  green: { light: '#3d9975', dark: '#85c8a5', terminal: 'green' },
  purple: { light: '#8f5cd1', dark: '#a47ea4', terminal: 'magenta' },
  cyan: { light: '#36bdef', dark: '#aaf3f7', terminal: 'cyan' },
} as const satisfies Readonly<Record<string, ColourSkin>>
