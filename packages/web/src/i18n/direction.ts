/** Marks that change the direction of what follows them, to the end of the line: names and files of strangers may have them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/g
/** What ends an isolate, or begins one that ends with it: ours. */
const ISOLATES = /[\u2068\u2069]/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}

/** A value in the middle of a sentence, which reads on in its own direction after it. */
export function isolated(value: string): string {
  const plain = withoutMarks(value).replace(ISOLATES, '')
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}
