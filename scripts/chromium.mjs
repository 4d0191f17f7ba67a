// The browser that pages are tested, measured and photographed in.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, run } from './setup.mjs'

/** First the one without windows: the same engine, and a page in it takes a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
/** What Debian calls them, best first. Older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of the system's Chromium; `undefined` where there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined
  const folders = PATH.split(delimiter).filter(folder => folder !== '')
  const candidates = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [...candidates, ...APPLICATIONS].find(isProgram)
}

/**
 * The path of Chromium, installed first where that can be done. Without a browser this ends the process: tests in
 * one are never passed over in silence.
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.env.CHROMIUM) fail(`CHROMIUM is ${process.env.CHROMIUM}, where there is no program`)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    fail(
      'the tests in a browser need Chromium or Google Chrome: install one (Debian: apt-get install chromium-headless-shell) or name its program in CHROMIUM',
    )
  process.stderr.write('sextant: installing Chromium with apt-get for the tests in a browser\n')
  const quietly = {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const install = name =>
    run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], quietly) === 0
  const installed = run('apt-get', ['-qq', 'update'], quietly) === 0 && PACKAGES.some(install)
  return (installed && findChromium()) || fail('Chromium could not be installed; see above')
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${ensureChromium()}\n`)
