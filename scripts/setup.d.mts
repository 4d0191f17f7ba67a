export function buildStale(): boolean
