import { type Plugin, parseAst } from 'vite'
import { type Node, nameOf, nodesIn } from './syntax.ts'

/**
 * The data files of the games are checked before the page is built (`scripts/web.mjs`), so the page takes them as they are:
 * `parseShape(schema, file, source)` becomes `file`, and schemas that only those checks need are fetched with the whole game.
 * While developing, the page checks them itself.
 */
export function ownData(): Plugin {
  return {
    name: 'sextant-own-data',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // Modules of games that read data, and what reads their drawings.
      filter: {
        id: /\/(games\/[\w-]+\/src\/.*|scene\/src\/kit\/drawings)\.ts$/,
        code: /'#data\/|\bdrawing\b/,
      },
      handler: code => ({ code: withoutChecks(code), map: null }),
    },
  }
}

/** The code with the data itself in place of its check, and without the imports that only the check needed. */
export function withoutChecks(code: string): string {
  const [call] = nodesOf(code).filter(
    ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'parseShape',
  )
  if (!call) return withoutIdleImports(code)
  const { start, end } = dataOf(call)
  return withoutChecks(`${code.slice(0, call.start)}(${code.slice(start, end)})${code.slice(call.end)}`)
}

/** The bundler puts a module into the file of those that import it, whether they use it or not. */
function withoutIdleImports(code: string): string {
  const nodes = nodesOf(code)
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration')
  const isIn = (node: Node) => imports.some(({ start, end }) => node.start >= start && node.end <= end)
  const used = new Set(nodes.filter(node => node.type === 'Identifier' && !isIn(node)).map(nameOf))
  return imports
    .filter(({ specifiers }) => {
      const brought = Array.isArray(specifiers)
        ? specifiers.filter(({ importKind }) => importKind !== 'type')
        : []
      return !brought.some(({ local }) => used.has(nameOf(local)))
    })
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code)
}

function dataOf({ arguments: given }: Node): Node {
  const [, data] = Array.isArray(given) ? given : []
  if (data === undefined) throw new Error('parseShape is called without data')
  return data
}

function nodesOf(code: string): Node[] {
  const program: unknown = parseAst(code, { lang: 'ts' })
  return [...nodesIn(program)]
}
