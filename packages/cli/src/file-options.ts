import { dirname } from 'node:path'
import { InputError, parseJson } from '@sextant/engine'
import { isItem, readItem, whyNotOf } from '@sextant/scene/builder'
import { readInput } from './input-file.ts'
import type { Io } from './io.ts'
import { withPictures } from './pictures-beside.ts'
import { withChanges } from './set-options.ts'
import { UsageError } from './usage-error.ts'

/**
 * Options with the contents of JSON files put into them: `rules.weapons=mine.json`. Of something that was built for the game and
 * exported, what was built is put in.
 */
export async function withFiles(
  io: Io,
  options: unknown,
  files: readonly string[],
  game: string,
  command: string,
): Promise<unknown> {
  let changed = options
  for (const given of files) {
    const [path, file] = split(given, command)
    const data = parseJson(await readInput(io, file), file)
    const contents = await withPictures(io, contentsOf(data, file, game), dirname(file))
    changed = withChanges(changed, [`${path}=${JSON.stringify(contents)}`], command)
  }
  return changed
}

function contentsOf(data: unknown, file: string, game: string): unknown {
  if (!isItem(data)) return data
  const read = readItem(data)
  if (!read.ok) throw new InputError(file, read.flaws)
  const flaw = whyNotOf(read.value, game)
  if (flaw) throw new InputError(file, [flaw])
  return read.value.value
}

function split(given: string, command: string): [path: string, file: string] {
  const equals = given.indexOf('=')
  if (equals < 1 || equals === given.length - 1)
    throw new UsageError(`--file needs PATH=FILE, such as rules.weapons=mine.json, not "${given}"`, command)
  return [given.slice(0, equals), given.slice(equals + 1)]
}
