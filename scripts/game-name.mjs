// What a new game may be called, and which ones are still the example.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow, root } from './files.mjs'
import { namesOf } from './game-from-example.mjs'

/** Why this is not what a game can be called, whatever else there is. */
export function whyNoName(id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `a game needs a name in lower case with dashes, found ${JSON.stringify(id)}: npm run new-game my-game`
  if (id.length > LONGEST) return `${id.slice(0, 20)}… is too long for a name: ${LONGEST} letters at most`
  return undefined
}

/** Why a new game cannot have this name; nothing where it can. `taken` are the names of the packages there are. */
export function whyNoGameName(id, taken) {
  const why = whyNoName(id)
  if (why !== undefined) return why
  if (taken.includes(id)) return `there is a package @sextant/${id} already; choose another name`
  const { name, typeName } = namesOf(id)
  if (isReserved(name) || typeName in globalThis)
    return `${id} is a word of JavaScript, where the game needs a name of its own`
  const used = [name, typeName].find(word => wordsOfExample().has(word))
  if (used !== undefined)
    return `the code that a new game begins with uses the word ${used} already; choose another name`
  return undefined
}

/** Where a new game is copied from, and where it is put on the list. */
const EXAMPLE = ['examples/hexapawn/src', 'examples/hexapawn/test', 'packages/games/index/src']

/** The identifiers in the code that gets the new name, without what is only said in comments and texts. */
function wordsOfExample() {
  const code = filesBelow(root, EXAMPLE, /\.ts$/).map(file =>
    readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, ''),
  )
  return new Set(code.join(' ').match(/[A-Za-z_$][\w$]*/g))
}

const LONGEST = 50

/** Whether modules cannot use the word as a name. */
function isReserved(word) {
  // What every object has, and what makes a promise of one, cannot be the name of an entry.
  if (word === 'await' || word === 'then' || word in {}) return true
  try {
    new Function(`'use strict'; const ${word} = 0`)
    return false
  } catch {
    return true
  }
}

/** What the packages of the workspace are called, without their scope. */
export function packageNames() {
  return filesBelow(root, ['packages', 'examples', 'bench', 'e2e'], /^package\.json$/).map(file =>
    String(JSON.parse(readFileSync(file, 'utf8')).name).replace('@sextant/', ''),
  )
}

/** Why the tests in a game's folder are not to be removed: cases and records of its own rules are not the example's. */
export function whyNoReset(folder) {
  if (existsSync(join(folder, 'test', 'positions.test.ts'))) return undefined
  return `packages/games/${basename(folder)} has no tests of the example any more; nothing was changed`
}
