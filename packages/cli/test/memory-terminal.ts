import { Readable, Writable } from 'node:stream'
import { type ExitCode, type Io, sextant } from '../src/index.ts'
import { unheard } from '../src/interruptible.ts'

/** A terminal in memory: what is typed, what files there are. */
export interface MemoryTerminal {
  readonly typed?: readonly string[]
  readonly files?: Record<string, string>
  readonly terminal?: Partial<Io['terminal']>
  /** Files that cannot be written, with the error code of the attempt. */
  readonly locked?: Record<string, string>
  readonly exitOfNode?: number
  /** Models of bots; changed as they are trained. */
  readonly cache?: Map<string, Uint8Array>
  /** The real disk in place of files in memory. */
  readonly disk?: Pick<Io, 'files' | 'importModule'>
  /** Ctrl-C is pressed during this part of a long job, counted from 1. */
  readonly interruptAt?: number
}

export interface Done {
  readonly code: ExitCode
  readonly out: string
  readonly err: string
  readonly files: Record<string, string>
  /** What was not asked for. */
  readonly left: readonly string[]
  readonly ran: readonly (readonly string[])[]
  /** For each question what had been typed before and could still be brought back with ↑. */
  readonly recalled: readonly (readonly string[])[]
}

/** Runs the command line as one would type it; words are parted by spaces. */
export async function type(line: string, given: MemoryTerminal = {}): Promise<Done> {
  return run(line.split(' ').filter(Boolean), given)
}

export async function run(args: readonly string[], given: MemoryTerminal = {}): Promise<Done> {
  const files: Record<string, string> = { ...given.files }
  const typed = [...(given.typed ?? [])]
  const ran: string[][] = []
  const recalled: string[][] = []
  const history: string[] = []
  let [out, err, clock, seeds] = ['', '', 0, 0]
  const failing = (code: string) => Object.assign(new Error(code), { code })
  const io: Io = {
    args,
    out: text => {
      out += text
    },
    err: text => {
      err += text
    },
    async ask(prompt) {
      recalled.push([...history])
      const answer = typed.shift()
      if (answer !== undefined) history.push(answer)
      out += `${prompt}${answer ?? ''}\n`
      return answer
    },
    streams: {
      input: Readable.from(typed.map(line => `${line}\n`)),
      output: new Writable({
        write(text, _encoding, done) {
          out += text
          done()
        },
      }),
    },
    importModule: path => Promise.reject(new Error(`${path} is in memory`)),
    forgetTyped: () => {
      history.length = 0
    },
    interruptible: job => {
      let parts = 0
      return job({ stopped: () => ++parts === given.interruptAt, ...unheard })
    },
    terminal: {
      seen: false,
      typed: false,
      progress: false,
      columns: 100,
      depth: 'ansi16',
      noColour: false,
      ...given.terminal,
    },
    files: {
      async kind(path) {
        if (files[path] !== undefined) return 'file'
        return Object.keys(files).some(file => file.startsWith(`${path}/`)) ? 'directory' : 'missing'
      },
      list: async directory => Object.keys(files).filter(file => file.startsWith(`${directory}/`)),
      async read(path) {
        const text = files[path]
        if (text === undefined) throw failing('ENOENT')
        return text
      },
      async readBytes(path) {
        const text = files[path]
        if (text === undefined) throw failing('ENOENT')
        return new TextEncoder().encode(text)
      },
      async write(path, text) {
        const code = given.locked?.[path]
        if (code !== undefined) throw failing(code)
        files[path] = text
      },
      async tryWriting(path) {
        const code = given.locked?.[path]
        if (code !== undefined) throw failing(code)
      },
    },
    cache: {
      read: async name => given.cache?.get(name),
      write: async (name, data) => void given.cache?.set(name, data),
    },
    now: () => {
      clock += 10
      return clock
    },
    freshSeed: () => `fresh-${++seeds}`,
    async runNode(program, rest) {
      ran.push([program, ...rest])
      return given.exitOfNode ?? 0
    },
  }
  const code = await sextant({ ...io, ...given.disk })
  return { code, out, err, files, left: typed, ran, recalled }
}

export const ESCAPE = '\u001b['
