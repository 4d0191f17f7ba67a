// What a new game may be called, and which ones are still the example.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow, root } from './files.mjs'

/** Why a game cannot have this name; nothing where it can. `taken` are the names of the packages there are. */
export function whyNoGameName(id, taken) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `a game needs a name in lower case with dashes, found ${JSON.stringify(id)}: npm run new-game my-game`
  if (id.length > LONGEST) return `${id.slice(0, 20)}… is too long for a name: ${LONGEST} letters at most`
  if (taken.includes(id)) return `there is a package @sextant/${id} already; choose another name`
  if (isReserved(id)) return `${id} is a word of JavaScript, where the game needs a name of its own`
  return undefined
}

const LONGEST = 50

/** Whether modules cannot use the word as a name. */
function isReserved(word) {
  if (word.includes('-')) return false
  if (word === 'await') return true
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
