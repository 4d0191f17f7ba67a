import { readFileSync } from 'node:fs'
import { builtFolders, filesBelow, root } from './files.mjs'

/** The test files that put something else in the place of a module, which the test runner can do in sources only. */
export function testsThatMock(): string[] {
  return testsWith(
    [...builtFolders(), 'packages/web'].map(folder => `${folder}/test`),
    MOCKS,
  )
}

const MOCKS = /\bvi\.(mock|doMock)\(/

/**
 * The tests of the page that change what all its modules share: the globals of a browser, the language, the store, the
 * notices, what is fetched once. Each of them gets modules and globals of its own.
 */
export function testsOfOnePage(): string[] {
  return testsWith(['packages/web/test'], CHANGES_THE_PAGE)
}

const CHANGES_THE_PAGE =
  /\bvi\.(stubGlobal|spyOn)\(|\b(globalThis|stubBrowser|speak|loadLaterTexts|notices)\b|\.ready\(\)|'(fake-indexeddb|preact|\.\/heard-sound)\b/

function testsWith(folders: readonly string[], pattern: RegExp): string[] {
  return filesBelow(root, folders, /\.test\.ts$/).filter(file => pattern.test(readFileSync(file, 'utf8')))
}
