import { expect, test } from 'vitest'
import { directChannel } from '../src/index.ts'

const place = { game: 'g', options: {}, bot: 'b', seat: 0 }
const question = { kind: 'train', place } as const
const aMoment = () => new Promise(resolve => setTimeout(resolve, 2))

test('a direct channel hands over answers, progress and the very error that was thrown', async () => {
  const error = new Error('out of ideas')
  const channel = directChannel({
    async answer({ id }, onProgress) {
      onProgress(0.5)
      if (id === 2) throw error
      return { id }
    },
    dispose: async () => {},
  })
  const parts: number[] = []
  expect(await channel.ask(question, part => parts.push(part))).toEqual({ id: 1 })
  expect(parts).toEqual([0.5])
  await expect(channel.ask(question)).rejects.toBe(error)
})

test('what was asked before it was closed is never answered', async () => {
  let [answer, progress] = [() => {}, (_part: number) => {}]
  let left = 0
  const channel = directChannel({
    answer(_question, onProgress) {
      progress = onProgress
      return new Promise(resolve => {
        answer = () => resolve('late')
      })
    },
    dispose: async () => void left++,
  })
  const parts: number[] = []
  const asked = channel.ask(question, part => parts.push(part))
  channel.close()
  progress(0.5)
  answer()
  expect(await Promise.race([asked, aMoment().then(() => 'nothing')])).toBe('nothing')
  expect(parts).toEqual([])
  expect(left).toBe(1)
  const again = channel.ask(question)
  answer()
  expect(await again).toBe('late')
})
