export function withDependents(folders: Iterable<string>): Set<string>
