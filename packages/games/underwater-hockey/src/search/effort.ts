import { programs } from '../programs.ts'

/** How much the tactician thinks, and what positions are worth to it; from `data/programs.json`. */
export const { effort: EFFORT, worth: WORTH } = programs.tactician
