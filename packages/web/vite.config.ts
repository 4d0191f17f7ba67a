import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { laterTexts } from './build/later-texts.ts'
import { ownData } from './build/own-data.ts'
import { plainImports } from './build/plain-imports.ts'
import { runtimeInCommon } from './build/runtime-in-common.ts'
import { terseFirstLoad } from './build/terse-first-load.ts'
import { untitledSchemas } from './build/untitled-schemas.ts'

/** What the usual match of a game needs, or the whole game where that is all the same. */
const USUAL = /games\/([\w-]+)\/src\/usual-box\.ts$/
const WHOLE = /games\/([\w-]+)\/src\/box\.ts$/
/** What its first screens show, where a game fetches its drawings one by one. */
const DRAWINGS = /games\/([\w-]+)\/src\/.*\/usual-drawings\.ts$/

/**
 * What is loaded together is one file, with all it needs; pages, languages and games stay apart. The thread that bots run on
 * loads the same files as the page, so what it needs must not lie in one that draws: those come first.
 */
const groups = [
  // The usual match of most games is known to be sound: schemas are fetched with the first thing that comes from outside.
  {
    name: 'schemas',
    test: /node_modules\/valibot\/|engine\/src\/(.*-schema|bot\/bot-protocol|input\/schema-parts)\.ts$|bots\/src\/hex-digits\.ts$|scene\/src\/(.*-schema|kit\/schema-parts|schema-parts)\.ts$/,
    priority: 6,
  },
  {
    name: 'common',
    test: /packages\/(hex\/src\/(?!ray|course|pose|line\.)|scene\/src\/(?!kit\/|builder\/|(.*-)?schema)|engine\/src\/input\/limits\.)|games\/index\/src\/boxes\.ts$|vite\/preload-helper/,
    priority: 7,
  },
  {
    name: 'rules',
    test: /packages\/(engine\/src\/(?!campaign\/|input\/(json-|parse-json|data-limits|read-|document)|record\/read-|signatures\/|record\/(record\.|log\.|promise-format|packed|deviation|recorded-states)|game\/(ranking|odds)|match\/(replay|verdict))|bots\/src\/(?=bots-for|any-game-bots|rollout-card)|scene\/src\/kit\/(?!setting)|games\/index\/src\/(box-for|usual-boxes))|node_modules\/pure-rand\//,
    priority: 4,
  },
  // Builders of games, which the thread of bots names too, and the pages that show them.
  { name: 'builder', test: /scene\/src\/builder\//, priority: 3 },
  {
    name: 'shell',
    test: /web\/src\/app\/(main|app)\.tsx$|node_modules\/(preact|@preact)\//,
    priority: 2,
  },
  { name: 'sea', test: /web\/src\/board\/stages\/sea\/(index|art|instruments)\.ts$/, priority: 1 },
  // Hardly anything is played without blows or dice.
  {
    name: 'effects',
    test: /web\/src\/board\/(core\/effects-player|effects\/art\/drawings|effects\/dice\/tray|stages\/sea\/sinking)\.ts$/,
    priority: 0,
  },
  // A bot that is asked is shown thinking.
  {
    name: 'asking',
    test: /web\/src\/(bots\/worker-bots\.ts|pages\/match\/panes\/thinking-bot\.tsx|ui\/training-bar\.tsx)$/,
    priority: 0,
  },
  { name: 'guns', test: /web\/src\/board\/effects\/strike\/gunnery\.ts$/, priority: 0 },
  // Ships in space have cards and an order to act in.
  {
    name: 'space',
    test: /web\/src\/(board\/(draw\/craft|stages\/hexes\/space)\.ts|ui\/(piece-card|order-strip)\/.*\.tsx)$/,
    priority: 0,
  },
  { name: 'names', test: /web\/src\/(i18n\/(game-names|listed|ago)|ui\/players-line)\.ts$/, priority: 0 },
  // What is built is built for a match that is set up.
  { name: 'setup', test: /web\/src\/pages\/(setup\/setup|builder\/builder)-page\.tsx$/, priority: 0 },
  { name: gameName, debugName: 'usual match', test: USUAL, priority: 1 },
  { name: wholeName, debugName: 'whole game', test: WHOLE, priority: 0 },
  { name: drawingsName, debugName: 'drawings of a usual match', test: DRAWINGS, priority: 1 },
  { name: 'match', test: /web\/src\/pages\/match\/index\.ts$/, priority: 1 },
]

/** A game is one file, under its own name; its languages, bots and campaigns are others. */
function gameName(module: string): string | null {
  return USUAL.exec(module)?.[1] ?? null
}

function wholeName(module: string): string | null {
  const game = WHOLE.exec(module)?.[1]
  return game === undefined ? null : `${game}-whole`
}

function drawingsName(module: string): string | null {
  const game = DRAWINGS.exec(module)?.[1]
  return game === undefined ? null : `${game}-drawings`
}

/** By its name the server knows what stands alone. */
const WORKER = 'bot-worker'

/** What people look for by name: the groups and the games. */
function isNamed(name: string, modules: readonly string[] = []): boolean {
  const isOfGame = (id: string) => (gameName(id) ?? wholeName(id) ?? drawingsName(id)) !== null
  return name === WORKER || groups.some(group => group.name === name) || modules.some(isOfGame)
}

/**
 * What is fetched first names a hundred files that may be fetched later, and nobody reads those names: a hash of what is in the file
 * will do.
 */
const later = 'assets/[hash:7]'
const named = 'assets/[name]-[hash:7]'

export default defineConfig({
  resolve: { conditions: ['@sextant/source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // Beside the files, for what is measured; not named in them, which would be 0.3 kB of every first load.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The thread that bots run on has no document to put links into: what it loads too is loaded without. A match is not kept
      // waiting for one file after the other; everywhere else the names of files to fetch ahead weigh more than they gain.
      resolveDependencies: (file, files, { hostId }) => {
        if (!/\b(shell|match)-/.test(hostId)) return []
        return /\bmatch-[^-]+\.js$/.test(file) ? files : files.filter(name => name.endsWith('.css'))
      },
    },
    rolldownOptions: {
      // The packages of this repository and the board only define things; what is not used of them can go.
      treeshake: {
        moduleSideEffects: id => !/\/(packages|examples)\/(?!web\/(?!src\/board\/)).*\.tsx?$/.test(id),
      },
      output: {
        codeSplitting: { groups },
        entryFileNames: `${named}.js`,
        chunkFileNames: ({ name, moduleIds }) => `${isNamed(name, moduleIds) ? named : later}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `${!name.endsWith('.css') || isNamed(name.slice(0, -4)) ? named : later}[extname]`,
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    laterTexts(),
    ownData(),
    untitledSchemas(),
    plainImports(),
    terseFirstLoad(),
    botWorker(),
    runtimeInCommon(),
    serviceWorker(),
  ],
})

/**
 * Builds the thread that bots run on with the page instead of by itself: what both need is then one file, which is
 * loaded once. While developing, the browser loads the module itself.
 */
function botWorker(): Plugin {
  const written = "new URL('./bot-worker.ts', import.meta.url)"
  let file = ''
  return {
    name: 'sextant-bot-worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const id = new URL('src/bots/bot-worker.ts', import.meta.url).pathname
      file = this.emitFile({ type: 'chunk', id, name: WORKER })
    },
    transform: {
      filter: { id: /bots\/worker-channel\.ts$/ },
      handler(code) {
        if (!code.includes(written)) throw new Error(`the worker is not started with ${written}`)
        return { code: code.replace(written, `import.meta.ROLLUP_FILE_URL_${file}`), map: null }
      },
    },
    generateBundle(_options, bundle) {
      const loaded = new Set([this.getFileName(file)])
      for (const name of loaded) {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') continue
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) loaded.add(next)
      }
      const page = [...loaded].find(name => /\b(shell|match)-/.test(name))
      if (page) throw new Error(`the bot worker would load ${page}, which needs a document`)
    },
  }
}

/** Builds the service worker beside the page, with the list of what to cache. */
function serviceWorker(): Plugin {
  const fileName = 'service-worker.js'
  return {
    name: 'sextant-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: new URL('src/app/offline/service-worker.ts', import.meta.url).pathname,
        fileName,
      })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter(name => name !== fileName && !name.endsWith('.map'))
        const given = readdirSync(new URL('public', import.meta.url), {
          recursive: true,
          withFileTypes: true,
        })
          .filter(entry => entry.isFile())
          .map(entry => `${entry.parentPath}/${entry.name}`.split('/public/')[1] ?? '')
        const assets = [...new Set([...built, ...given])].sort().map(name => `/${name}`)
        const version = createHash('sha256').update(assets.join()).digest('hex').slice(0, 12)
        const worker = bundle[fileName]
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        worker.code = worker.code
          .replace('__ASSETS__', JSON.stringify(assets))
          .replace('__VERSION__', JSON.stringify(version))
      },
    },
  }
}
