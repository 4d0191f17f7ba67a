import { describe, expect, test } from 'vitest'
import { readCommandLine } from '../src/command-line.ts'
import { main, type Surroundings } from '../src/main.ts'
import { ask, clientFolder, served } from './client.ts'

describe('the command line', () => {
  const wanted = (args: string[], env = {}) => {
    const line = readCommandLine(args, env)
    return line.kind === 'serve' ? line.wanted : line
  }

  test('asks for this machine alone, at 4800, with the client of this repository', () => {
    expect(wanted([])).toEqual({
      port: 4800,
      host: '127.0.0.1',
      folder: expect.stringMatching(/packages[\\/]web[\\/]dist$/),
    })
  })

  test('counts for more than the environment', () => {
    expect(wanted([], { PORT: '80' })).toMatchObject({ port: 80 })
    expect(wanted([], { PORT: '' })).toMatchObject({ port: 4800 })
    expect(wanted(['--port', '0', '--host', '0.0.0.0', '--client', 'x'], { PORT: '80' })).toEqual({
      port: 0,
      host: '0.0.0.0',
      folder: 'x',
    })
  })

  test.each([
    [['--port', 'http'], 'not "http"'],
    [['--port', '65536'], 'not "65536"'],
    [['--port', '-1'], "'--port"],
    [['--prot', '80'], "'--prot'"],
    [['80'], "'80'"],
    [['--port', '80', '--port', '81'], '--port is given twice: 80 and 81'],
    [['--host', ''], '--host needs an address'],
    [['--host='], '--host needs an address'],
  ])('%j is a mistake', (args, words) => {
    expect(wanted(args)).toEqual({ kind: 'mistake', message: expect.stringContaining(words) })
  })
})

describe('the command', () => {
  test('serves until it is asked to end', async () => {
    const around = surroundings(['--port', '0', '--client', await clientFolder()])
    const code = main(around)
    await expect.poll(() => around.said()).toMatch(/^Sextant is at http:\/\/127\.0\.0\.1:\d+\/ \(/)
    const url = /http:\S+/.exec(around.said())?.[0] ?? ''
    expect((await ask(url, '/')).status).toBe(200)
    around.end()
    expect(await code).toBe(0)
    await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED')
  })

  test('says what is wrong and ends', async () => {
    const port = new URL(await served()).port
    const folder = await clientFolder()
    const runs: [string[], number, string][] = [
      [['--client', '/no/such/place'], 1, 'sextant: there is no built client in /no/such/place'],
      [['--client', folder, '--port', port], 1, `sextant: port ${port} of 127.0.0.1 is taken`],
      [['--port', 'x'], 2, 'sextant: a port is a number'],
      [['--help'], 0, 'Serves Sextant'],
    ]
    for (const [args, code, words] of runs) {
      const around = surroundings(args)
      expect([await main(around), around.said()]).toEqual([code, expect.stringContaining(words)])
    }
  })
})

function surroundings(args: readonly string[]): Surroundings & { said(): string; end(): void } {
  let said = ''
  let end = () => {}
  const asked = new Promise<void>(resolve => {
    end = resolve
  })
  const hear = (text: string) => {
    said += text
  }
  return { args, env: {}, out: hear, err: hear, asked: () => asked, said: () => said, end: () => end() }
}
