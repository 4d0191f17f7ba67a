import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { TypedLines } from '../src/typed-lines.ts'

const [ENTER, UP, CUT_LINE, PASTE] = ['\r', '\u001b[A', '\u0015', '\u0019']

/** Somebody at a terminal; what they type is answered to the question that stands. */
function terminal(isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 })
  const lines = new TypedLines(input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream)
  const answer = (keys: string) => {
    const line = lines.ask('> ')
    input.write(keys)
    return line
  }
  return { lines, input, answer }
}

describe('typed lines', () => {
  it('bring back what was typed before with ↑', async () => {
    const { lines, answer } = terminal()
    expect(await answer(`Bid 13${ENTER}`)).toBe('Bid 13')
    expect(await answer(`${UP}${ENTER}`)).toBe('Bid 13')
    lines.close()
  })

  it('bring nothing back once it is forgotten, neither from the history nor from what was cut', async () => {
    const { lines, answer } = terminal()
    await answer(`Bid 12${CUT_LINE}Bid 13${ENTER}`)
    lines.forget()
    expect(await answer(`${UP}${ENTER}`)).toBe('')
    expect(await answer(`${PASTE}${ENTER}`)).toBe('')
    expect(await answer(`Bid 2${ENTER}`)).toBe('Bid 2')
    lines.close()
  })

  it('typed ahead are no answer to what is asked after they are forgotten', async () => {
    const { lines, answer } = terminal()
    await answer(`Bid 13${ENTER}Bid 14${ENTER}`)
    lines.forget()
    expect(await answer(`Bid 2${ENTER}`)).toBe('Bid 2')
    lines.close()
  })

  it('end when the terminal closes, also after something was forgotten', async () => {
    const { lines, input, answer } = terminal()
    await answer(`Bid 13${ENTER}`)
    lines.forget()
    const line = lines.ask('> ')
    input.end()
    expect(await line).toBeUndefined()
  })

  it('of a script are all kept', async () => {
    const { lines, answer } = terminal(false)
    expect(await answer('bid 1\nbid 2\nbid 3\n')).toBe('bid 1')
    lines.forget()
    expect(await lines.ask('> ')).toBe('bid 2')
    expect(await lines.ask('> ')).toBe('bid 3')
    lines.close()
  })
})
