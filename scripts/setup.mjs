// Brings a fresh clone or a changed checkout to where everything runs. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from './files.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const installedStamp = join(root, 'node_modules', '.sextant-installed')
const builtStamp = join(root, '.cache', 'built')
const OLDEST_NODE = [20, 19]

/** Installs packages where they are missing or the lockfile changed, and builds what is stale. */
export function setUp() {
  checkNode()
  install()
  build()
}

/** Runs a program of the workspace; its exit code, or the end of this process where it cannot be started. */
export function run(command, args, options = {}) {
  const { status, error, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (error) fail(`${command} could not be started: ${error.message}`)
  return status ?? (signal ? 130 : 1)
}

/** The path of a program that the packages bring with them. */
export function program(name) {
  return join(root, 'node_modules', '.bin', name)
}

export function fail(message) {
  process.stderr.write(`sextant: ${message}\n`)
  process.exit(1)
}

function say(message) {
  process.stderr.write(`sextant: ${message}\n`)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    fail(`this is Node ${process.versions.node}; Sextant needs ${OLDEST_NODE.join('.')} or newer`)
}

function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === hash) return
  say('installing packages')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const status = run(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('the packages could not be installed; see above')
  writeFileSync(installedStamp, hash)
}

function build() {
  if (!isStale()) return
  say('building')
  if (run(program('tsc'), ['-b', 'tsconfig.build.json'], { stdio: ['ignore', 2, 2] }) !== 0)
    fail('the build failed; see above')
  mkdirSync(dirname(builtStamp), { recursive: true })
  writeFileSync(builtStamp, '')
}

/** Whether a source, a project file or the set of sources is newer than the last build. */
function isStale() {
  if (!existsSync(builtStamp)) return true
  const built = statSync(builtStamp).mtimeMs
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'))
  const sources = filesBelow(
    root,
    references.map(({ path }) => path),
    /\.(ts|json)$/,
  )
  if (sources.some(file => statSync(file).mtimeMs > built)) return true
  return sources.some(file => /\.ts$/.test(file) && !/\.d\.ts$/.test(file) && isUnbuilt(file))
}

/** After a change of branch a source may be older than the build and still not have been in it. */
function isUnbuilt(source) {
  const built = source.replace(/([\\/])src([\\/])/, '$1dist$2').replace(/\.ts$/, '.js')
  return /[\\/]src[\\/]/.test(source) && !existsSync(built)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp()
