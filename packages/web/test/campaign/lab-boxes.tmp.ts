import { travellers } from './tour.ts'
export const boxes = { hexapawn: async () => travellers }
