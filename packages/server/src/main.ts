import { readCommandLine } from './command-line.ts'
import { createServer } from './server.ts'

/** What `main` needs of a process, so that tests can be one. */
export interface Surroundings {
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  out(text: string): void
  err(text: string): void
  /** Resolves when the process is asked to end. */
  asked(): Promise<unknown>
}

/** Serves until it is asked to stop; resolves with the exit code. */
export async function main(around: Surroundings = thisProcess()): Promise<number> {
  const line = readCommandLine(around.args, around.env)
  switch (line.kind) {
    case 'help':
      around.out(line.text)
      return 0
    case 'mistake':
      around.err(`sextant: ${line.message}\n`)
      return 2
    case 'serve':
      break
  }
  const { folder, port, host } = line.wanted
  // Listened for before anyone can know that the server is there.
  const asked = around.asked()
  const made = await createServer({ folder })
  if (!made.ok) return complain(around, made.message)
  const listening = await made.server.listen(port, host)
  if (!listening.ok) return complain(around, listening.message)
  around.out(`Sextant is at ${listening.url} (Ctrl+C stops it)\n`)
  await asked
  await made.server.close()
  return 0
}

function complain(around: Surroundings, message: string): number {
  around.err(`sextant: ${message}\n`)
  return 1
}

function thisProcess(): Surroundings {
  return {
    args: process.argv.slice(2),
    env: process.env,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    // Once each: asking a second time gives the sudden end that signals have by default.
    asked: () =>
      new Promise<void>(resolve => {
        process.once('SIGINT', () => resolve())
        process.once('SIGTERM', () => resolve())
      }),
  }
}
