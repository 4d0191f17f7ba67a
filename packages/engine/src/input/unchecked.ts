import type { Schema } from './schema.ts'

/** Lets everything through: for data that only this program can have made, where a real schema would be fetched for nothing. */
export function unchecked<T>(): Schema<T> {
  return {
    kind: 'schema',
    type: 'unchecked',
    reference: unchecked,
    expects: 'anything',
    async: false,
    '~standard': { version: 1, vendor: 'valibot', validate: value => ({ value: value as T }) },
    '~run': dataset => ({ ...dataset, typed: true, value: dataset.value as T }),
  }
}
