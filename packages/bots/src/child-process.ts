/** Bots in another process, of Node only: the messages of the bot protocol as JSON, one to a line. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { BotHost } from './bot-host.ts'
import type { OpenConnection } from './channel.ts'
import { serveBots } from './serve-bots.ts'

/** Models are the longest of what is sent; a process that only floods its output is ended before memory is. */
const LONGEST_LINE = 64 * 1024 * 1024

/** How long a process that is closed has to end by itself. */
const GRACE_MS = 500

/**
 * Connections to a bot host in a process of its own, which is started when it is first asked and speaks over its standard
 * input and output. A process that ends or writes anything else fails what it was asked; the next question starts another.
 */
export function childProcessConnection(command: string, args: readonly string[] = []): OpenConnection {
  return (received, failed) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    let open = true
    const fail = (message: string, cause?: unknown) => {
      if (open) failed(new Error(message, { cause }))
    }
    child.on('error', error => fail(`the bot process ${command} cannot be started: ${error.message}`, error))
    child.on('exit', (code, signal) => fail(`the bot process ended: ${signal ?? `exit code ${code}`}`))
    child.stdin.on('error', error => fail(`the bot process does not listen: ${error.message}`, error))
    let unfinished = 0
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const end = text.lastIndexOf('\n')
      unfinished = end < 0 ? unfinished + text.length : text.length - end - 1
      if (unfinished > LONGEST_LINE)
        fail(`the bot process wrote a line of more than ${LONGEST_LINE} characters`)
    })
    createInterface({ input: child.stdout }).on('line', line => {
      if (!open) return
      const message = parsed(line)
      if (message.ok) received(message.value)
      else fail(`the bot process wrote a line that is not JSON: ${line.slice(0, 80)}`)
    })
    return {
      send: question => void child.stdin.write(`${JSON.stringify(question)}\n`),
      close() {
        open = false
        // The host ends with its input, and lets its bots end what they hold; one that is busy or hangs is not waited for.
        child.stdin.end()
        const patience = setTimeout(() => child.kill(), GRACE_MS)
        child.once('exit', () => clearTimeout(patience))
      },
    }
  }
}

/**
 * Answers questions that come in line by line: the other side of `childProcessConnection`. Settles when the input has
 * ended and everything is answered. Nothing else may write to the output, so bots log to standard error.
 */
export async function serveStdio(
  host: BotHost,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  const serve = serveBots(host, reply => void output.write(`${JSON.stringify(reply)}\n`))
  const answers: Promise<void>[] = []
  for await (const line of createInterface({ input })) {
    const message = parsed(line)
    answers.push(serve(message.ok ? message.value : line))
  }
  await Promise.all(answers)
  await host.dispose()
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

function parsed(line: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(line) }
  } catch {
    return { ok: false }
  }
}
