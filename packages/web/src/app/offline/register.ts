import { t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'

/** Lets the page work without a network from its second visit on. A new version is offered, never forced. */
export function goOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const updating = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (updating) location.reload()
  })
  // After everything else: what is cached for later must not slow down what is needed now.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (!registration) return
  offer(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer(registration))
  })
}

function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (!waiting || !navigator.serviceWorker.controller) return
  notify({
    tone: 'neutral',
    text: t('offline.update'),
    stays: true,
    action: { label: t('offline.reload'), run: () => waiting.postMessage('take-over') },
  })
}
