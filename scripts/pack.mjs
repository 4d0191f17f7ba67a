// `npm run pack`: the engine, the command and all games as one package, for games that live outside this repository.
// Its packages are bundled, so that a game needs one dependency and no registry has to know them.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, npm, root, setUp } from './setup.mjs'

/** What a game imports, by the name it imports it under. */
const DOORS = {
  './engine': '@sextant/engine',
  './engine/conformance': '@sextant/engine/conformance',
  './scene': '@sextant/scene',
  './scene/builder': '@sextant/scene/builder',
  './scene/kit': '@sextant/scene/kit',
  './hex': '@sextant/hex',
  './bots': '@sextant/bots',
  './session': '@sextant/session',
  './testing': '@sextant/testing',
  './schema': 'valibot',
}

/** Makes the package in a folder out of what was built; the path of its tarball. */
export function pack(folder = join(root, '.cache', 'pack')) {
  const made = join(folder, 'sextant')
  rmSync(made, { recursive: true, force: true })
  mkdirSync(join(made, 'bin'), { recursive: true })
  const bundled = bundle(made)
  const { version, license, engines } = read(join(root, 'package.json'))
  writeFileSync(join(made, 'bin', 'sextant.js'), BIN)
  for (const [door, name] of Object.entries(DOORS)) writeDoor(made, door, name)
  const manifest = {
    name: 'sextant',
    version,
    description: 'Turn-based tactical games on one rules engine.',
    license,
    type: 'module',
    engines,
    bin: { sextant: './bin/sextant.js' },
    exports: Object.fromEntries(Object.keys(DOORS).map(door => [door, entry(door)])),
    dependencies: { ...outside(bundled), ...Object.fromEntries(bundled.map(({ name }) => [name, '*'])) },
    bundleDependencies: bundled.map(({ name }) => name),
  }
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  cpSync(join(root, 'LICENSE'), join(made, 'LICENSE'))
  if (npm(['pack', '--pack-destination', folder], { cwd: made }) !== 0)
    fail('npm could not pack it; see above')
  return join(folder, `sextant-${version}.tgz`)
}

const BIN = `#!/usr/bin/env node
import '../node_modules/@sextant/cli/bin/sextant.js'
`

/** Copies what was built of every package that games and the command need. */
function bundle(made) {
  const { references } = read(join(root, 'tsconfig.build.json'))
  const packages = references
    .map(({ path }) => ({ path: join(root, path), ...read(join(root, path, 'package.json')) }))
    .filter(({ name }) => name !== '@sextant/server' && name !== '@sextant/bench')
  for (const { path, name } of packages) {
    const target = join(made, 'node_modules', name)
    mkdirSync(target, { recursive: true })
    for (const part of ['dist', 'data', 'bin'].filter(part => existsSync(join(path, part))))
      cpSync(join(path, part), join(target, part), {
        recursive: true,
        filter: file => !/\.(tsbuildinfo|map)$/.test(file),
      })
    const { devDependencies: _dev, ...manifest } = read(join(path, 'package.json'))
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  }
  return packages
}

/** What the packages take from a registry. */
function outside(packages) {
  const all = packages.flatMap(({ dependencies = {} }) => Object.entries(dependencies))
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@sextant/')))
}

function writeDoor(made, door, name) {
  const file = join(made, entry(door).default)
  mkdirSync(join(file, '..'), { recursive: true })
  const line = `export * from '${name}'\n`
  writeFileSync(file, line)
  writeFileSync(file.replace(/\.js$/, '.d.ts'), line)
}

function entry(door) {
  const file = `./doors/${door.slice(2).replaceAll('/', '-')}`
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp()
  process.stdout.write(`${pack()}\n`)
}
