import { join } from 'node:path'
import { InputError, parseJson } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import { exports as exportsOf } from 'resolve.exports'
import { kindOf, readInput } from './input-file.ts'
import type { Io } from './io.ts'
import { whyNoRules } from './outside-rules.ts'
import { isObject } from './text/is-object.ts'

/** Whether an argument names a place on disk, not a game of the list. */
export function isPath(argument: string): boolean {
  return /^\.{1,2}$|[\\/]|\.m?js$/.test(argument)
}

/**
 * A game that lives outside this repository: a folder with a package.json, or a module file. The module exports its
 * `box`, as `box()` of @sextant/scene makes it. An `InputError` says what is missing.
 */
export async function gameFrom(io: Io, path: string): Promise<Box> {
  const file = await moduleFile(io, path)
  let module: unknown
  try {
    module = await io.importModule(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw Object.assign(wrong(path, `cannot be imported: ${why}`), { cause: error })
  }
  const exported = isObject(module) ? module : {}
  const found = 'box' in exported ? exported.box : exported.default
  if (found === undefined) {
    const names = Object.keys(exported).join(', ') || 'nothing'
    throw wrong(path, `exports no \`box\`; it exports ${names}`)
  }
  if (!isBox(found))
    throw wrong(path, 'its `box` is not a box: make it with `box({ game, show, bots })` of @sextant/scene')
  const missing = missingInside(found, path)
  if (missing.length > 0) throw wrong(path, `its \`box\` has no ${missing.join(', no ')}`)
  const why = found.open(whyNoRules)
  if (why !== undefined) throw wrong(path, why)
  return found
}

async function moduleFile(io: Io, path: string): Promise<string> {
  const kind = await kindOf(io, path)
  if (kind === 'missing') throw wrong(path, 'there is no such file or folder')
  if (kind === 'file') return path
  const manifest = join(path, 'package.json')
  if ((await kindOf(io, manifest)) !== 'file')
    throw wrong(path, 'has no package.json; a game is a package or a module file')
  const data = parseJson(await readInput(io, manifest), manifest)
  const file = join(path, entryOf(isObject(data) ? data : {}, manifest))
  if ((await kindOf(io, file)) !== 'file')
    throw wrong(manifest, `its module ${file} is not there; has the game been built?`)
  return file
}

/** The module of a package, as Node finds it. */
function entryOf(manifest: Readonly<Record<string, unknown>>, source: string): string {
  if (manifest.exports === undefined) return typeof manifest.main === 'string' ? manifest.main : 'index.js'
  try {
    const [first] = exportsOf(manifest, '.') ?? []
    if (first !== undefined) return first
  } catch {
    // It throws where no condition fits, and says nothing that helps.
  }
  throw wrong(source, 'its `exports` have nothing under "." that can be imported')
}

function isBox(value: unknown): value is Box {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    typeof value.open === 'function'
  )
}

function missingInside(box: Box, path: string): string[] {
  try {
    return box.open(missingIn)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw Object.assign(wrong(path, `its \`box\` cannot be opened: ${why}`), { cause: error })
  }
}

/** What a box must hold and does not. */
function missingIn(contents: unknown): string[] {
  const at = (...path: readonly string[]) =>
    path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), contents)
  const scenarios = at('game', 'scenarios')
  const bots = at('bots')
  const needed: readonly (readonly [string, boolean])[] = [
    ['game.id', typeof at('game', 'id') === 'string'],
    ['game.load', typeof at('game', 'load') === 'function'],
    ['game.scenarios', Array.isArray(scenarios) && scenarios.length > 0],
    ['game.options', isObject(at('game', 'options'))],
    ['game.state', isObject(at('game', 'state'))],
    ['game.action', isObject(at('game', 'action'))],
    ['show.load', typeof at('show', 'load') === 'function'],
    ['show.skin', isObject(at('show', 'skin'))],
    ['show.texts.en', isCatalogue(at('show', 'texts', 'en'))],
    ['bots', Array.isArray(bots)],
    ...(Array.isArray(bots) ? bots : []).flatMap((bot, number) => [
      [`bots[${number}].id`, isObject(bot) && typeof bot.id === 'string'] as const,
      [`bots[${number}].join`, isObject(bot) && (typeof bot.join === 'function' || 'load' in bot)] as const,
    ]),
  ]
  return needed.flatMap(([name, there]) => (there ? [] : [name]))
}

/** A language is there, or loaded when it is asked for. */
function isCatalogue(value: unknown): boolean {
  return isObject(value) || typeof value === 'function'
}

function wrong(path: string, message: string): InputError {
  return new InputError(path, [{ path: '/', message }])
}
