/** Makes the package in a folder; the path of its tarball. */
export function pack(folder?: string): string
