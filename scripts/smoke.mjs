// Whether `npm start` works: waits for the address it prints, visits it, and stops it as Ctrl+C would.
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fail, root, say } from './setup.mjs'

const PATIENCE_MS = 5 * 60_000
const END_MS = 10_000

// A group of its own, as in a terminal: Ctrl+C reaches npm and the server alike.
const started = spawn('npm', ['start', '--', '--port', '0'], {
  cwd: root,
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = new Promise(resolve => started.once('close', resolve))
process.once('exit', () => stop('SIGKILL'))

const url = await Promise.race([address(), ended, wait(PATIENCE_MS, undefined, { ref: false })])
if (typeof url !== 'string') fail('`npm start` has printed no address')
const page = await fetch(url)
const html = await page.text()
if (page.status !== 200 || !html.includes('<title>'))
  fail(`${url} answers ${page.status} and no page:\n${html}`)
say(`${url} serves the page`)
stop('SIGINT')
if ((await Promise.race([ended, wait(END_MS, 'late', { ref: false })])) === 'late')
  fail('`npm start` does not stop')
say('stopped')
process.exit(0)

/** The address that the server prints once it can be visited. */
function address() {
  return new Promise(resolve => {
    let printed = ''
    started.stdout.setEncoding('utf8').on('data', text => {
      printed += text
      const found = /https?:\/\/\S+/.exec(printed)
      if (found) resolve(found[0])
    })
  })
}

function stop(signal) {
  try {
    process.kill(-started.pid, signal)
  } catch {
    // It has ended already.
  }
}
