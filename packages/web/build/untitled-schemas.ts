import { type Plugin, parseAst } from 'vite'
import { isNode, isObject, type Node, nameOf, nodesIn } from './syntax.ts'

/** Functions of `@sextant/scene/kit` that begin with the title and the description of a number. */
const TITLED = new Set(['titled', 'whole', 'amount', 'chance', 'flag'])

/**
 * Titles and descriptions in the games' schemas are for tools that help to write JSON, which the page does not have: it is
 * built without them. While developing they stay.
 */
export function untitledSchemas(): Plugin {
  return {
    name: 'sextant-untitled-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\bschema(\.ts|\/[^/]+\.ts)$/ },
      handler: code => ({ code: withoutTitles(code), map: null }),
    },
  }
}

/** The code of a schema with empty titles and descriptions, those that are handed through helpers of its own included. */
export function withoutTitles(code: string): string {
  const program: unknown = parseAst(code, { lang: 'ts' })
  const nodes = [...nodesIn(program)]
  const titled = new Set([...TITLED, ...nodes.flatMap(helperIn), ...nodes.flatMap(renamedIn)])
  const texts = nodes.flatMap(node => {
    if (node.type !== 'CallExpression') return []
    return titled.has(nameOf(node.callee)) || isTitle(node.callee) ? textsOf(node) : []
  })
  return texts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
}

/** `v.title('Kind')` and `v.description('What it can hold.')`. */
function isTitle(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  return ['title', 'description'].includes(nameOf(callee.property))
}

/** `const weight = (title, description) => …`, and the same as a function. */
function helperIn({ type, id, init, params: own }: Node): string[] {
  const arrow = type === 'VariableDeclarator' && isObject(init) ? init.params : undefined
  const found = type === 'FunctionDeclaration' ? own : arrow
  const params = Array.isArray(found) ? found : []
  return params.map(nameOf).slice(0, 2).join() === 'title,description' ? [nameOf(id)] : []
}

/** `import { chance as share } from '@sextant/scene/kit'` */
function renamedIn({ type, imported, local }: Node): string[] {
  return type === 'ImportSpecifier' && TITLED.has(nameOf(imported)) ? [nameOf(local)] : []
}

function textsOf({ arguments: given }: Node): Node[] {
  const [title, description] = Array.isArray(given) ? given : []
  return [title, description].filter(isText)
}

function isText(value: unknown): value is Node {
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string'
}
