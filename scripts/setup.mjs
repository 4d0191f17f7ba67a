// Brings a fresh clone or a changed checkout to where everything runs. Uses nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFolders, filesBelow, fingerprint, readStamp, root, SOURCE, writeStamp } from './files.mjs'

export { root } from './files.mjs'

const installedStamp = join(root, 'node_modules', '.sextant-installed')
const OLDEST_NODE = [20, 20]

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

export function say(message) {
  process.stderr.write(`sextant: ${message}\n`)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    fail(`this is Node ${process.versions.node}; Sextant needs ${OLDEST_NODE.join('.')} or newer`)
}

/** npm itself, quietly; its exit code. */
export function npm(args, options = {}) {
  const windows = process.platform === 'win32'
  return run(windows ? 'npm.cmd' : 'npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: windows,
    ...options,
  })
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === lock) return
  say('installing packages')
  if (npm(['ci']) !== 0) fail('the packages could not be installed; see above')
  writeFileSync(installedStamp, lock)
}

/** What links a new package of the workspace: its own dependencies are there already. */
export function link() {
  if (npm(['install']) !== 0) fail('npm could not link the packages; see above')
  const lock = readFileSync(join(root, 'package-lock.json'))
  writeFileSync(installedStamp, createHash('sha256').update(lock).digest('hex'))
}

function build() {
  if (!buildStale()) fail('the build failed; see above')
}

/** Builds where the sources are not as they were built. Returns false if their types do not check; they are built anyway. */
export function buildStale() {
  const folders = builtFolders()
  const sources = () => fingerprint(filesBelow(root, folders, SOURCE))
  const now = sources()
  if (readStamp('built') === now) return true
  say('building')
  removeLeftovers(folders)
  if (!compile()) return false
  const allListed = listData(folders)
  const listed = sources()
  if (listed !== now && !compile()) return false
  // What is wrong with a file is said with every build until it is mended.
  if (allListed) writeStamp('built', listed)
  return true
}

function compile() {
  return run(program('tsc'), ['-b', 'tsconfig.build.json'], { stdio: ['ignore', 2, 2] }) === 0
}

/**
 * A package that has `scripts/lists.mjs` puts new files of its data on a list in its source. It uses what was built.
 * Returns false if a file has flaws.
 */
function listData(folders) {
  const scripts = folders.map(folder => join(root, folder, 'scripts', 'lists.mjs')).filter(existsSync)
  const codes = scripts.map(script => run(process.execPath, [script], { stdio: ['ignore', 2, 2] }))
  return codes.every(code => code === 0)
}

/** What was built from a source that is gone could still be imported; the whole package is built again. */
function removeLeftovers(folders) {
  for (const folder of folders) {
    const dist = join(root, folder, 'dist')
    const orphan = filesBelow(dist, ['.'], /\.js$/).some(file => {
      const source = join(root, folder, 'src', relative(dist, file))
      return !existsSync(source.replace(/\.js$/, '.ts'))
    })
    if (orphan) rmSync(dist, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp()
