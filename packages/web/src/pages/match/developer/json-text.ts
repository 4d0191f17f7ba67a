/** Plain data as text to be read: indented, but lists of numbers and words on one line. */
export function jsonText(value: unknown): string {
  // A line break is never inside a string of JSON, so what is matched are lists.
  return JSON.stringify(value, null, 2).replace(
    /\[\n\s*([^[\]{}]*?)\n\s*\]/g,
    (_, inner: string) => `[${inner.replace(/\n\s*/g, ' ')}]`,
  )
}
