import type { Io } from './io.ts'

/**
 * The same surroundings, where nothing that a file or a bot says can steer the terminal. Names and texts are made printable where they are
 * shown; this is the wall behind that. What does not belong is written as JSON would escape it, so that JSON stays what it says.
 */
export function safeOutput(io: Io, colour: boolean): Io {
  const safe = (text: string) => withoutControl(text, colour)
  return {
    ...io,
    out: text => io.out(safe(text)),
    err: text => io.err(safe(text)),
    ask: prompt => io.ask(safe(prompt)),
  }
}

/** What the command itself writes: a cleared screen, a line drawn again; and, where it is wanted, colour. */
const OWN = String.raw`\u001b\[2J\u001b\[3J\u001b\[H|\r\u001b\[K`
const COLOUR = String.raw`\u001b\[[0-9;]*m`
/** Control characters, direction marks and others that are not seen, and ends of lines that are none here. */
const OTHER = String.raw`(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`

const PLAIN_PARTS = new RegExp(`${OWN}|${OTHER}`, 'gu')
const COLOUR_PARTS = new RegExp(`${OWN}|${COLOUR}|${OTHER}`, 'gu')

export function withoutControl(text: string, colour: boolean): string {
  // A sequence of several characters is one of our own.
  return text.replace(colour ? COLOUR_PARTS : PLAIN_PARTS, part => (isOwn(part) ? part : escaped(part)))
}

function isOwn(part: string): boolean {
  return part.includes('\u001b[')
}

function escaped(character: string): string {
  let text = ''
  for (let at = 0; at < character.length; at++)
    text += `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`
  return text
}
