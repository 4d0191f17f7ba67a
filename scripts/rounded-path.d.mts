export function roundedPaths(svg: string, steps?: number): string
export function roundedPath(path: string, steps?: number): string
