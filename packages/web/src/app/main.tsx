import { effect } from '@preact/signals'
import { render } from 'preact'
import { followAddress } from '../routes/navigate.ts'
import { recallSettings, settings, still, theme } from '../settings/settings.ts'
import { listenForTouch } from '../sound/sound.ts'
import { App } from './app.tsx'
import { goOffline } from './offline/register.ts'
import { guardTexts } from './safe-text.ts'
import './styles/base.css'
import { speak } from '../i18n/texts.ts'

guardTexts()
recallSettings()
effect(() => {
  document.documentElement.dataset.theme = theme.value
  document.documentElement.dataset.still = String(still.value)
})
void speak(settings.peek().language).then(start)

function start(): void {
  effect(() => void speak(settings.value.language))
  followAddress()
  listenForTouch()
  const room = document.getElementById('app')
  if (room) render(<App />, room)
  goOffline()
}
