/** A badge in one colour, out of outlines in a box of 512 × 512. */
export function outline(...paths: readonly string[]): string {
  return `<path fill="currentColor" d="${paths.join('')}"/>`
}
