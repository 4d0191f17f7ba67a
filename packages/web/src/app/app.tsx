import { Languages, Settings, Volume2, VolumeX } from 'lucide'
import { languages, nextLanguage } from '../i18n/languages.ts'
import { t } from '../i18n/texts.ts'
import { announcement } from '../notices/notice.ts'
import { HomePage } from '../pages/home/home-page.tsx'
import { route } from '../routes/navigate.ts'
import type { Route } from '../routes/route.ts'
import { change, settings } from '../settings/settings.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazy } from '../ui/lazy.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Notices } from '../ui/notices.tsx'
import { Page } from '../ui/page.tsx'

const SetupPage = lazy(async () => (await import('../pages/setup/setup-page.tsx')).SetupPage)
const BuilderPage = lazy(async () => (await import('../pages/builder/builder-page.tsx')).BuilderPage)
const MatchPage = lazy(async () => (await import('../pages/match/index.ts')).MatchPage)
const PlayPage = lazy(async () => (await import('../pages/match/index.ts')).PlayPage)
const TitlePage = lazy(async () => (await import('../pages/campaign/title-page.tsx')).TitlePage)
const CampaignPage = lazy(async () => (await import('../pages/campaign/campaign-page.tsx')).CampaignPage)
const ReplaysPage = lazy(async () => (await import('../pages/replay/replays-page.tsx')).ReplaysPage)
const ReplayPage = lazy(async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage)
const MedalsPage = lazy(async () => (await import('../pages/medals/medals-page.tsx')).MedalsPage)
const SettingsPage = lazy(async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage)

/** What stays when pages change: the header, notices, and what is said to screen readers. */
export function App() {
  const here = route.value
  return (
    <>
      <a class="skip" href="#main">
        {t('nav.skip')}
      </a>
      <Header here={here} />
      <ErrorBoundary key={here.page}>
        <CurrentPage here={here} />
      </ErrorBoundary>
      <Notices />
      <div class="unseen" aria-live="polite" role="log">
        {announcement.value}
      </div>
    </>
  )
}

function CurrentPage({ here }: { readonly here: Route }) {
  switch (here.page) {
    case 'home':
      return <HomePage />
    case 'setup':
      return <SetupPage game={here.game} query={here.plan} />
    case 'builder':
      return (
        <BuilderPage
          key={`${here.game}/${here.builder}`}
          game={here.game}
          builder={here.builder}
          query={here.plan}
        />
      )
    case 'play':
      return <PlayPage game={here.game} />
    case 'match':
      return <MatchPage id={here.id} />
    case 'campaign':
      return (
        <TitlePage
          key={`${here.game}/${here.campaign}`}
          game={here.game}
          campaign={here.campaign}
          query={here.plan}
        />
      )
    case 'run':
      return <CampaignPage id={here.id} />
    case 'replays':
      return <ReplaysPage />
    case 'replay': {
      const { page: _page, ...props } = here
      return <ReplayPage {...props} />
    }
    case 'medals':
      return <MedalsPage />
    case 'settings':
      return <SettingsPage />
    case 'lost':
      return (
        <Page title={t('lost.title')} class="narrow">
          <p>{t('lost.why', { path: here.path })}</p>
          <Link class="button" to={{ page: 'home' }}>
            {t('nav.games')}
          </Link>
        </Page>
      )
  }
}

function Header({ here }: { readonly here: Route }) {
  const { muted, language } = settings.value
  const next = nextLanguage(language)
  return (
    <header class="header">
      <Link to={{ page: 'home' }} class="brand" label={t('nav.home')}>
        <Logo />
        <span>{t('brand')}</span>
      </Link>
      <nav class="nav" aria-label={t('nav.title')}>
        <Link to={{ page: 'home' }} current={here.page === 'home'}>
          {t('nav.games')}
        </Link>
        <Link to={{ page: 'replays' }} current={here.page === 'replays' || here.page === 'replay'}>
          {t('nav.replays')}
        </Link>
      </nav>
      <div class="header-end">
        <button
          type="button"
          class="quiet"
          aria-label={languages[next].switchTo}
          title={languages[next].switchTo}
          onClick={() => change({ language: next })}
        >
          <Icon of={Languages} />
        </button>
        <button
          type="button"
          class="quiet"
          aria-pressed={muted}
          aria-label={t('settings.muted')}
          title={t('settings.muted')}
          onClick={() => change({ muted: !muted })}
        >
          <Icon of={muted ? VolumeX : Volume2} />
        </button>
        <Link
          to={{ page: 'settings' }}
          class="button quiet"
          label={t('nav.settings')}
          current={here.page === 'settings'}
        >
          <Icon of={Settings} />
        </Link>
      </div>
    </header>
  )
}
