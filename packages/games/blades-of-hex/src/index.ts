export { bladesOfHex } from './game.ts'
