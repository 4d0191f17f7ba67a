/** What somebody typed at their turn. */
export type Typed =
  | { readonly kind: 'help' | 'board' | 'legend' | 'undo' | 'redo' | 'hint' | 'quit' }
  | { readonly kind: 'list'; readonly text: string }
  | { readonly kind: 'odds'; readonly text: string }
  | { readonly kind: 'save'; readonly file: string }
  /** An action as data. */
  | { readonly kind: 'data'; readonly text: string }
  /** An action by its number or by words of its label. */
  | { readonly kind: 'choose'; readonly text: string }

export function typedLine(line: string): Typed {
  const text = line.trim()
  if (text === '') return { kind: 'list', text: '' }
  if (/^[{["]/.test(text)) return { kind: 'data', text }
  const [word = '', ...rest] = text.split(/\s+/)
  const after = rest.join(' ')
  switch (word.toLowerCase()) {
    case 'help':
    case '?':
      return { kind: 'help' }
    case 'board':
    case 'legend':
    case 'undo':
    case 'redo':
    case 'hint':
    case 'quit':
      return after === '' ? { kind: word.toLowerCase() as 'board' } : { kind: 'choose', text }
    case 'exit':
      return after === '' ? { kind: 'quit' } : { kind: 'choose', text }
    case 'list':
      return { kind: 'list', text: after }
    case 'odds':
      return { kind: 'odds', text: after }
    case 'save':
      return { kind: 'save', file: text.slice(word.length).trim() }
    default:
      return { kind: 'choose', text }
  }
}

export const HELP = (command: string): (readonly [typed: string, does: string])[] => [
  ['5', 'takes the action with that number'],
  ['part of a label', 'takes the one action it fits, or lists those it fits'],
  ['a letter', 'lists the actions of a piece or group, where the list is long'],
  ['{ … }', 'takes an action written as JSON; `sextant schema` says what it may be'],
  ['list [words]', 'lists every action, or those with these words'],
  ['odds 5', 'what an action may come to, and how likely'],
  ['hint', 'what a strong program expects of each action, the best first'],
  ['undo, redo', 'takes your last action back, up to dice, reveals and what others did'],
  ['board', 'shows the position again'],
  ['legend', 'explains the signs on the board'],
  ['save FILE', `saves it all; \`sextant ${command} --resume FILE\` goes on with it`],
  ['quit', 'leaves it'],
]
