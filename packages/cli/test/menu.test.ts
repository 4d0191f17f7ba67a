import type { Gesture, Scene } from '@sextant/scene'
import { describe, expect, it } from 'vitest'
import { type Entry, meantBy, menuOf } from '../src/play/menu.ts'
import { entriesInWords, groupsOf, listInWords, menuInWords } from '../src/play/menu-text.ts'
import { typedLine } from '../src/play/typed.ts'
import { paintWith } from '../src/text/paint.ts'

const layout = { paint: paintWith(false), width: 80 }

function entry(number: number, label: string, group?: string): Entry {
  return { number, choice: number - 1, label, group, onBoard: group !== undefined }
}

/** Four pieces with ten moves each, and a button. */
const army = [
  ...['Pike at 0,1', 'Bow at 2,3', 'Horse at 4,5', 'Ram at 6,7'].flatMap((group, piece) =>
    Array.from({ length: 10 }, (_, move) => entry(piece * 10 + move + 1, `Move to ${move},${piece}`, group)),
  ),
  entry(41, 'End turn'),
]

describe('the menu', () => {
  it('shows a short list as it is', () => {
    const short = [entry(1, 'Yes'), entry(2, 'No')]
    expect(menuInWords(short, layout)).toEqual(['1  Yes   2  No'])
  })

  it('shows a long list by its groups, and what stands alone by its number', () => {
    expect(menuInWords(army, layout)).toEqual([
      'a  Pike at 0,1: 10 actions    c  Horse at 4,5: 10 actions',
      'b  Bow at 2,3: 10 actions     d  Ram at 6,7: 10 actions',
      '41  End turn',
    ])
    expect(groupsOf(army)[2]).toMatchObject({ key: 'c', name: 'Horse at 4,5' })
  })

  it('cuts a long list without groups, and says how to see all', () => {
    const many = Array.from({ length: 400 }, (_, i) => entry(i + 1, `Bid ${i}`))
    const lines = menuInWords(many, layout)
    expect(lines).toHaveLength(17)
    expect(lines.at(-1)).toContain('`list` shows all')
    expect(entriesInWords(many, layout).join('\n')).toContain('400  Bid 399')
  })

  it('lists everything under the names of the groups', () => {
    const lines = listInWords(army, layout)
    expect(lines).toContain('Horse at 4,5')
    expect(lines.join('\n')).toContain('40  Move to 9,3')
    expect(lines.at(-1)).toBe('41  End turn')
  })

  it('shows why what is offered cannot be done', () => {
    const offered = { ...entry(2, 'Recruit a bow'), refusal: 'It costs 4, you have 3.' }
    expect(menuInWords([entry(1, 'End turn'), offered], layout).join('\n')).toContain(
      '2  Recruit a bow: It costs 4, you have 3.',
    )
  })

  it('groups what is done with a place of a chart under its name', () => {
    const scene: Scene = {
      stage: {
        kind: 'chart',
        width: 10,
        height: 10,
        places: ['Home', 'Reef'].map((name, x) => ({ x, y: 0, name, icon: 'port', size: 'large' as const })),
        ways: [],
      },
      sides: [],
      pieces: [],
      status: '',
    }
    const picks = [{ cell: 1 }, { cell: 0 }] as const
    const gesture: Gesture = { kind: 'pick', picks, meaning: 'reach', label: 'Sail home' }
    const [entry] = menuOf(
      { scene, choices: [{ number: 0, gesture }], combinations: [], refused: [], menu: [] },
      String,
    )
    expect(entry).toMatchObject({ label: 'Sail home', group: 'Reef', onBoard: true, choice: 0 })
  })

  it('keeps the order of buttons that are always offered, whether or not they can be pressed', () => {
    const scene: Scene = {
      stage: { kind: 'hexes', orientation: 'pointy', cells: [] },
      sides: [],
      pieces: [],
      status: '',
    }
    const press = (button: string): Gesture => ({ kind: 'press', button, label: button })
    const refusal = { code: 'far', message: 'too far' }
    const menu = menuOf(
      {
        scene,
        choices: [
          { number: 0, gesture: press('fire') },
          { number: 1, gesture: press('close') },
        ],
        combinations: [],
        refused: [{ gesture: press('board'), refusal }],
        menu: ['fire', 'board', 'close'],
      },
      String,
    )
    expect(menu.map(({ number, label, choice }) => [number, label, choice])).toEqual([
      [1, 'fire', 0],
      [2, 'board', undefined],
      [3, 'close', 1],
    ])
  })

  it('has a letter for every group', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => entry(i + 1, `Go ${i}`, `Piece ${i >> 1}`))
    expect(
      groupsOf(crowd)
        .map(({ key }) => key)
        .slice(24),
    ).toEqual(['y', 'z', 'aa', 'ab', 'ac', 'ad'])
  })
})

describe('what is meant', () => {
  const numbers = (typed: string) => meantBy(army, typed).map(({ number }) => number)
  it('goes by number', () => {
    expect(numbers('12')).toEqual([12])
    expect(numbers('99')).toEqual([])
  })

  it('goes by the whole label before parts of others', () => {
    const bids = [entry(1, 'Bid 1'), entry(2, 'Bid 10'), entry(3, 'Bid 11')]
    expect(meantBy(bids, 'BID 1').map(({ number }) => number)).toEqual([1])
    expect(meantBy(bids, 'bid 1 ').map(({ number }) => number)).toEqual([1])
    expect(meantBy(bids, 'bid').map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('takes the minus of a keyboard for the one that is printed', () => {
    const moves = [entry(1, 'Move to 4,−3'), entry(2, 'Move to 4,3')]
    expect(meantBy(moves, '4,-3').map(({ number }) => number)).toEqual([1])
    expect(meantBy(moves, 'move to 4,−3').map(({ number }) => number)).toEqual([1])
  })

  it('goes by words of the label and of the piece', () => {
    expect(numbers('horse 3,2')).toEqual([24])
    expect(numbers('end')).toEqual([41])
    expect(numbers('ram')).toHaveLength(10)
  })
})

describe('a typed line', () => {
  it.each([
    ['quit', { kind: 'quit' }],
    ['exit', { kind: 'quit' }],
    [' UNDO ', { kind: 'undo' }],
    ['?', { kind: 'help' }],
    ['', { kind: 'list', text: '' }],
    ['list horse', { kind: 'list', text: 'horse' }],
    ['odds horse 3,2', { kind: 'odds', text: 'horse 3,2' }],
    ['save My Match.json', { kind: 'save', file: 'My Match.json' }],
    ['{"bid": 3}', { kind: 'data', text: '{"bid": 3}' }],
    ['board meeting', { kind: 'choose', text: 'board meeting' }],
    ['12', { kind: 'choose', text: '12' }],
  ])('%j', (line, typed) => {
    expect(typedLine(line)).toEqual(typed)
  })
})
