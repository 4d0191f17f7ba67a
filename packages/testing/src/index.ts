export { showChecks } from './show-checks.ts'
export { testGame } from './test-game.ts'
