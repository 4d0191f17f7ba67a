export function docPages(): string[]
