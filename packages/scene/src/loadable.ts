/** Something that is there, or is loaded when somebody wants it. */
export type Loadable<T> = T | (() => Promise<T>)

export async function loaded<T extends object>(value: Loadable<T>): Promise<T> {
  return typeof value === 'function' ? value() : value
}
