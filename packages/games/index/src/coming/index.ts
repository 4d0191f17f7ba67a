import type { Preview } from '../preview.ts'
import { preview as firefight } from './firefight.ts'

/** Games that are still to come have no position to take a preview from: these are drawn by hand. */
export const previews: Readonly<Record<string, Preview>> = { firefight }
