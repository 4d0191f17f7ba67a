import { posix } from 'node:path'
import { type Plugin, parseAst, type Rolldown } from 'vite'
import { isNode, type Node, nameOf, nodesIn } from './syntax.ts'

/** What Vite wraps around an `import()`: it fetches the styles of what is imported first. */
const HELPER = '__vitePreload'

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>

/**
 * Most of what is imported when it is needed has no styles, or such as are there already: it is imported without Vite's helper, which
 * is 0.4 kB less of a first load. Comes before names are shortened.
 */
export function plainImports(): Plugin {
  return {
    name: 'sextant-plain-imports',
    apply: 'build',
    renderChunk: {
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const plain = withPlainImports(code, target => {
          const file = posix.join(posix.dirname(chunk.fileName), target)
          const there = loadedWith(chunk.fileName, chunks)
          return [...loadedWith(file, chunks)].every(name => there.has(name) || !hasStyles(chunks[name]))
        })
        return plain === code ? null : { code: plain, map: null }
      },
    },
  }
}

/** The code with `import()` in place of the helper's call, wherever `isPlain` says so of the file that is imported. */
export function withPlainImports(code: string, isPlain: (file: string) => boolean): string {
  if (!code.includes(HELPER)) return code
  const program: unknown = parseAst(code)
  const calls = [...nodesIn(program)].flatMap(node => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== HELPER) return []
    const [load] = Array.isArray(node.arguments) ? node.arguments : []
    const imported = isNode(load) ? importIn(load) : undefined
    return imported && isPlain(imported.file) ? [{ ...imported, start: node.start, end: node.end }] : []
  })
  return calls
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, promise }) => {
      const plain = code.slice(promise.start, promise.end)
      // As many lines as before: the source map stays right.
      const lines = '\n'.repeat(linesOf(code.slice(start, end)) - linesOf(plain))
      return rest.slice(0, start) + plain + lines + rest.slice(end)
    }, code)
}

function linesOf(text: string): number {
  return text.split('\n').length
}

/** `import('./a.js')`, with what is taken out of it: all that `() => …` gives, or what `async () => { … }` awaits. */
function importIn(load: Node): { readonly file: string; readonly promise: Node } | undefined {
  const nodes = [...nodesIn(load.body)]
  const awaited = nodes.find(({ type }) => type === 'AwaitExpression')?.argument
  const promise = awaited ?? load.body
  const source = nodes.find(({ type }) => type === 'ImportExpression')?.source
  const file = isNode(source) ? source.value : undefined
  return isNode(promise) && typeof file === 'string' ? { file, promise } : undefined
}

/** A file and all that is loaded with it. */
function loadedWith(file: string, chunks: Chunks): ReadonlySet<string> {
  const found = new Set([file])
  for (const name of found) for (const next of chunks[name]?.imports ?? []) found.add(next)
  return found
}

function hasStyles(chunk: Rolldown.RenderedChunk | undefined): boolean {
  return chunk?.moduleIds.some(id => /\.css$/.test(id)) ?? true
}
