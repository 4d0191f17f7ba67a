export const root: string
export const SOURCE: RegExp
export function builtFolders(): string[]
export function filesBelow(root: string, folders: readonly string[], pattern: RegExp): string[]
