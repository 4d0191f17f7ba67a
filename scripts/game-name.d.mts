export function whyNoName(id: string): string | undefined
export function whyNoGameName(id: string, taken: readonly string[]): string | undefined
export function packageNames(): string[]
export function whyNoReset(folder: string): string | undefined
