import '@fontsource-variable/inter'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { Board, type BoardHandle, BoardPicture, ENGLISH_WORDS } from '../board/index.ts'
import { frameBench } from './bench.ts'
import './lab.css'
import { blades } from './samples/blades.ts'
import { SAMPLES } from './samples.ts'
import { LAB_SKIN } from './skin.ts'

declare global {
  interface Window {
    frameBench: typeof frameBench
    /** What the board told the page, for looking at from outside. */
    boardTalk: unknown[][]
    board: BoardHandle | undefined
    playSample: () => Promise<void>
  }
}

const query = new URLSearchParams(location.search)
const samples = Object.fromEntries(Object.entries(SAMPLES).map(([name, make]) => [name, make()]))

/** A page for looking at the board: `?scene=ships&theme=dark&bare` shows one scene and nothing else. */
function Lab() {
  const [name, setName] = useState(query.get('scene') ?? 'blades')
  const [theme, setTheme] = useState<'light' | 'dark'>(query.get('theme') === 'dark' ? 'dark' : 'light')
  const sample = samples[name] ?? blades()
  const say = (...what: unknown[]) => window.boardTalk.push(what)
  window.playSample = () => window.board?.play(sample.effects) ?? Promise.resolve()
  return (
    <div class="lab" data-theme={theme}>
      {query.has('bare') ? null : (
        <nav>
          {Object.keys(samples).map(other => (
            <button type="button" key={other} aria-pressed={other === name} onClick={() => setName(other)}>
              {other}
            </button>
          ))}
          <button type="button" onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>
            {theme}
          </button>
          <button type="button" onClick={() => window.playSample()}>
            play
          </button>
          <button type="button" onClick={() => window.board?.fit()}>
            fit
          </button>
        </nav>
      )}
      {query.has('pictures') ? (
        <div class="lab-pictures">
          {Object.entries(samples).map(([other, { scene }]) => (
            <BoardPicture
              key={other}
              scene={scene}
              skin={LAB_SKIN}
              catalogue={{}}
              theme={theme}
              width={280}
              height={180}
            />
          ))}
        </div>
      ) : (
        <main>
          <Board
            scene={sample.scene}
            skin={LAB_SKIN}
            catalogue={{}}
            overlay={sample.overlay}
            label="Board"
            words={ENGLISH_WORDS}
            theme={theme}
            speed={Number(query.get('speed') ?? 1)}
            onPoint={spot => say('point', spot)}
            onPick={spot => say('pick', spot)}
            onDrag={(from, to) => say('drag', from, to)}
            onRelease={() => say('release')}
            onReady={board => {
              window.board = board
            }}
          />
        </main>
      )}
    </div>
  )
}

window.boardTalk = []
window.frameBench = frameBench
const root = document.getElementById('lab')
if (root) render(<Lab />, root)
