/** Hands something out as a file. */
export function saveFile(contents: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(contents)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
