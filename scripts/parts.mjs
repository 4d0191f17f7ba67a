// The parts of a check: each is announced, timed and counted.
import { spawn } from 'node:child_process'
import { fail, root } from './setup.mjs'

/** What came of the parts so far. */
export class Parts {
  passed = 0
  failed = 0
  #began = performance.now()
  #times = []

  /**
   * A part that passes or fails as a whole; whether it passed. Several can run side by side: the output of each is shown
   * when it has ended.
   */
  async check(name, command, args) {
    const { status, output, ms } = await runQuietly(command, args)
    this.#heading(name)
    process.stdout.write(output)
    this.#end(name, ms)
    this.#count(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    return status === 0
  }

  /** A part that counts its own tests: `run` tells how many passed and failed. */
  async tests(name, run) {
    this.#heading(name)
    const from = performance.now()
    this.#count(await run())
    this.#end(name, performance.now() - from)
  }

  /** `types 9 s, units 71 s; 290 s in all`. */
  get times() {
    return `${this.#times.join(', ')}; ${seconds(performance.now() - this.#began)} in all`
  }

  get seconds() {
    return (performance.now() - this.#began) / 1000
  }

  #count({ passed, failed }) {
    this.passed += passed
    this.failed += failed
  }

  #heading(name) {
    process.stdout.write(`\n── ${name}\n`)
  }

  #end(name, ms) {
    process.stdout.write(`   ${seconds(ms)}\n`)
    this.#times.push(`${name} ${seconds(ms)}`)
  }
}

/** A program of the workspace beside others: its output is kept until it has ended. */
function runQuietly(command, args) {
  return new Promise(resolve => {
    const from = performance.now()
    const chunks = []
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))
    child.on('error', error => fail(`${command} could not be started: ${error.message}`))
    child.on('close', status =>
      resolve({ status, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - from }),
    )
  })
}

function seconds(ms) {
  return `${Math.round(ms / 1000)} s`
}
