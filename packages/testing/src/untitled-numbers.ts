import { jsonSchemaOf, type Schema } from '@sextant/engine'

/** Where, in one part of a game's options, numbers have no title or description for set-up screens. */
export function untitledNumbers(options: Schema<unknown>, part: string): string[] {
  const untitled: string[] = []
  const look = (schema: Record<string, unknown>, path: string) => {
    if (schema.type === 'number' || schema.type === 'integer')
      if (!schema.title || !schema.description) untitled.push(path)
    for (const [key, inner] of Object.entries((schema.properties ?? {}) as Record<string, unknown>))
      look(inner as Record<string, unknown>, `${path}/${key}`)
    // Records, whose keys are data.
    const { additionalProperties: rest } = schema
    if (typeof rest === 'object' && rest !== null) look(rest as Record<string, unknown>, `${path}/*`)
  }
  const { properties } = jsonSchemaOf(options) as { properties: Record<string, Record<string, unknown>> }
  const asked = properties[part]
  if (!asked)
    throw new Error(`the options have no part ${part}; there is: ${Object.keys(properties).join(', ')}`)
  look(asked, `/${part}`)
  return untitled
}
