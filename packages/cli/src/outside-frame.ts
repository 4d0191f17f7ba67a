import { isAbsolute, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the packages of sextant are. */
const OWN = fileURLToPath(new URL('../../', import.meta.url))

/** Where an error was thrown, as `my-game/rules.js:7`, if a game of somebody's own threw it; nothing where it is ours. */
export function outsideFrame({ stack = '' }: Error): string | undefined {
  for (const [, place = '', line] of stack.matchAll(/^ +at (?:.*\()?(.+?):(\d+):\d+\)?$/gm)) {
    const file = place.startsWith('file:') ? fileURLToPath(place) : place
    if (!isAbsolute(file)) continue
    if (file.startsWith(OWN)) return undefined
    // What a library throws was asked of it by those who called it.
    if (file.includes(`${sep}node_modules${sep}`)) continue
    const near = relative(process.cwd(), file)
    return `${near.startsWith('..') ? file : near}:${line}`
  }
  return undefined
}
