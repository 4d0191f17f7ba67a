import { createInterface, type Interface } from 'node:readline'
import { withoutControl } from './safe-output.ts'

/** Lines from an input, one at a time as they are asked for; nothing once it has ended. */
export class TypedLines {
  readonly #input: NodeJS.ReadStream
  readonly #output: NodeJS.WriteStream
  readonly #waiting: ((line: string | undefined) => void)[] = []
  readonly #ahead: string[] = []
  #reader: Interface | undefined
  #ended = false

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.#input = input
    this.#output = output
  }

  async ask(prompt: string): Promise<string | undefined> {
    const reader = this.#open()
    // What was typed before it was asked for, or not typed here at all, is shown with its question, so that
    // what is printed can be read as a conversation.
    const unseen = !this.#input.isTTY || this.#ahead.length > 0
    if (!unseen && !this.#ended) {
      reader.setPrompt(prompt)
      reader.prompt()
    }
    const line = await this.#next()
    if (unseen) this.#output.write(`${prompt}${withoutControl(line ?? '', false)}\n`)
    else if (line === undefined) this.#output.write('\n')
    return line
  }

  /**
   * The next reader has no history, and none of what was cut out of lines or typed ahead. Input that nobody
   * types has none of that, and its lines must not be lost.
   */
  forget(): void {
    if (!this.#terminal || this.#ended) return
    const reader = this.#reader
    this.#reader = undefined
    this.#ahead.length = 0
    reader?.close()
  }

  close(): void {
    this.#reader?.close()
  }

  get #terminal(): boolean {
    return this.#input.isTTY && this.#output.isTTY
  }

  #open(): Interface {
    if (this.#reader) return this.#reader
    const reader = createInterface({
      input: this.#input,
      output: this.#output,
      terminal: this.#terminal,
    })
    reader.on('line', line => {
      const next = this.#waiting.shift()
      if (next) next(line)
      else this.#ahead.push(line)
    })
    reader.on('close', () => {
      if (this.#reader !== reader) return
      this.#ended = true
      for (const next of this.#waiting.splice(0)) next(undefined)
    })
    reader.on('SIGINT', () => {
      this.#ahead.length = 0
      reader.close()
    })
    this.#reader = reader
    return reader
  }

  #next(): Promise<string | undefined> {
    const line = this.#ahead.shift()
    if (line !== undefined || this.#ended) return Promise.resolve(line)
    return new Promise(resolve => this.#waiting.push(resolve))
  }
}
