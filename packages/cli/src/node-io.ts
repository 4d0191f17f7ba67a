import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { availableParallelism, homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LIMITS } from '@sextant/engine'
import type { ColourDepth } from '@sextant/scene/terminal'
import { interruptible } from './interruptible.ts'
import type { Cache, Files, Io } from './io.ts'
import { seriesThread } from './series-thread.ts'
import { TypedLines } from './typed-lines.ts'

/** The process this runs in. */
export function nodeIo(): Io & { close(): void } {
  const { stdin, stdout, stderr, env } = process
  const lines = new TypedLines(stdin, stdout)
  return {
    args: process.argv.slice(2),
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    ask: prompt => lines.ask(prompt),
    streams: { input: stdin, output: stdout },
    forgetTyped: () => lines.forget(),
    interruptible,
    terminal: {
      seen: stdout.isTTY === true,
      typed: stdin.isTTY === true,
      progress: stderr.isTTY === true,
      columns: stdout.isTTY ? stdout.columns : 100,
      depth: depthOf(env),
      noColour: env.NO_COLOR !== undefined && env.NO_COLOR !== '',
    },
    files,
    cache: cacheIn(cacheFolder(env)),
    now: () => performance.now(),
    freshSeed: () => randomBytes(16).toString('hex'),
    importModule: path => import(pathToFileURL(resolve(path)).href),
    threads: {
      count: availableParallelism(),
      startMs: threadStart(env),
      playMatches: seriesThread,
      playCampaigns: seriesThread,
    },
    runNode,
    close: () => lines.close(),
  }
}

/** A thread loads what this process has loaded until now. Tests set it to 0, so that threads are started for short series. */
function threadStart({ SEXTANT_THREAD_START_MS: set }: NodeJS.ProcessEnv): number {
  const ms = Number(set ?? Number.NaN)
  return ms >= 0 ? ms : performance.now()
}

const files: Files = {
  async kind(path) {
    try {
      return (await stat(path)).isDirectory() ? 'directory' : 'file'
    } catch (error) {
      if (isMissing(error)) return 'missing'
      throw error
    }
  },
  async list(directory) {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  },
  async read(path) {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readLimited(path, LIMITS.characters))
  },
  readBytes: path => readLimited(path, LIMITS.characters),
  async write(path, text) {
    await makeFolder(dirname(path))
    await replaceFile(path, text)
  },
  async tryWriting(path) {
    const before = await files.kind(path)
    await makeFolder(dirname(path))
    await appendFile(path, '')
    if (before === 'missing') await rm(path)
  },
}

/** The bytes of a file, or of what can be read like one; no more of it than may be. */
async function readLimited(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of file.createReadStream({ autoClose: false })) {
      size += part.length
      if (size > most) throw Object.assign(new Error('too large'), { code: 'ERR_FS_FILE_TOO_LARGE' })
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    await file.close()
  }
}

/** Where the desktop's rules say it belongs (XDG Base Directory); a relative path is to be ignored. */
export function cacheFolder(env: NodeJS.ProcessEnv): string {
  const { XDG_CACHE_HOME: home } = env
  return join(home !== undefined && isAbsolute(home) ? home : join(homedir(), '.cache'), 'sextant')
}

export function cacheIn(folder: string): Cache {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name))
      } catch {
        // Whatever the reason is, it can be worked out again.
        return undefined
      }
    },
    async write(name, data) {
      await mkdir(folder, { recursive: true })
      await replaceFile(join(folder, name), data)
    },
  }
}

/**
 * A file is written under another name beside its own and then takes its place, so that a full disk or a sudden end leaves the
 * one that was there. What is no plain file, such as /dev/stdout, is written to.
 */
async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  const there = await realpath(path).catch(() => path)
  const before = await stat(there).catch(() => undefined)
  if (before && !before.isFile()) return writeFile(there, data)
  const draft = join(dirname(there), `.${basename(there)}.${process.pid}.${randomBytes(4).toString('hex')}`)
  try {
    await writeFile(draft, data, before && { mode: before.mode })
    await rename(draft, there)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Makes a folder and those above it. The `recursive` of Node never ends where the system refuses, as below /proc. */
async function makeFolder(folder: string): Promise<void> {
  if ((await files.kind(folder)) === 'directory') return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  try {
    await mkdir(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((await files.kind(folder)) !== 'directory') throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

function depthOf(env: NodeJS.ProcessEnv): ColourDepth {
  if (env.TERM === 'dumb') return 'none'
  if (/truecolor|24bit/.test(env.COLORTERM ?? '')) return 'truecolour'
  return /256/.test(env.TERM ?? '') ? 'ansi256' : 'ansi16'
}

function runNode(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })
}
