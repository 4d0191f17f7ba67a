export interface GameNames {
  readonly id: string
  readonly title: string
  readonly typeName: string
  readonly name: string
  readonly box: string
}
export function namesOf(id: string): GameNames
export function gameFolder(root: string, id: string): string
export function copyExample(root: string, names: GameNames): void
export function register(root: string, names: GameNames): void
export function resetTests(root: string, names: GameNames): void
