/** What a person typed at their turn. */
export type Typed =
  | { readonly kind: 'help' | 'board' | 'legend' | 'undo' | 'redo' | 'hint' | 'resign' | 'quit' }
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
    case 'resign':
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

/** Whether it means something at a turn, other than an action. */
export function isMatchWord(word: string): boolean {
  const { kind } = typedLine(word)
  return word !== '' && kind !== 'choose' && kind !== 'data'
}

export const HELP = (command: string): (readonly [typed: string, does: string])[] => [
  ['5', 'take the action with that number'],
  ['part of a label', 'take the action that matches, or list all that match'],
  ['a letter', 'list the actions of a piece or group, where the list is long'],
  ['{ … }', 'take an action written as JSON; see `sextant schema`'],
  ['list [words]', 'list every action, or those with these words'],
  ['odds 5', 'what an action may lead to, and how likely each result is'],
  ['hint', 'what a strong bot expects of each action, the best first'],
  ['undo, redo', 'undo your last action, or do it again; not past dice, reveals or other players'],
  ['board', 'show the position again'],
  ['legend', 'explain the symbols on the board'],
  ['save FILE', `save; continue with \`sextant ${command} --resume FILE\``],
  ['resign', 'give up the match'],
  ['quit', 'leave without resigning'],
]
