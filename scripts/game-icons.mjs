// Copies icons out of @iconify-json/game-icons (CC BY 3.0) into a data file of a game, with their authors, so that nothing else
// of the set is ever loaded; rounded to whole units of the 512 they are wide.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { roundedPaths } from './rounded-path.mjs'

/**
 * @param chosen by the name in the game: what the set calls the icon (`from`), who drew it (`author`, its folder at
 *   github.com/game-icons/icons), and where it was changed, how (`changed`) and what is `added` to its path
 *   or `drawn` instead of it
 * @param target the URL of the data file
 * @param resolveFrom the URL of the script, whose package depends on the set
 */
export function writeIcons(chosen, target, resolveFrom) {
  const source = createRequire(resolveFrom).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(source, 'utf8'))
  const drawn = Object.entries(chosen).map(([name, { from, author, changed, added, drawn: path }]) => {
    if (!icons[from]) throw new Error(`game-icons has no icon ${from}`)
    const body = path ? `<path fill="currentColor" d="${path}"/>` : icons[from].body
    const svg = roundedPaths(added ? body.replace(/"\/>$/, `${added}"/>`) : body)
    return [name, { from, author, ...(changed && { changed }), svg }]
  })
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(drawn), undefined, 2)}\n`)
}
