import { effect } from '@preact/signals'
import { render } from 'preact'
import { App } from './app.tsx'
import { followAddress } from './navigate.ts'
import { goOffline } from './offline/register.ts'
import { recallSettings, settings, still, theme } from './settings/settings.ts'
import { listenForTouch } from './sound/sound.ts'
import './styles/base.css'
import { speak } from './words/words.ts'

recallSettings()
effect(() => {
  document.documentElement.dataset.theme = theme.value
  document.documentElement.dataset.still = String(still.value)
})
await speak(settings.peek().language)
effect(() => void speak(settings.value.language))
followAddress()
listenForTouch()
const room = document.getElementById('app')
if (room) render(<App />, room)
goOffline()
