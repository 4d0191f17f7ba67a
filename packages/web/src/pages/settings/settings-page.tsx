import { useState } from 'preact/hooks'
import { percent } from '../../i18n/percent.ts'
import { LANGUAGES, t } from '../../i18n/texts.ts'
import { notify } from '../../notices/notice.ts'
import { change, MOTIONS, SPEEDS, settings, THEMES } from '../../settings/settings.ts'
import { playSound } from '../../sound/sound.ts'
import { Page } from '../../ui/page.tsx'
import { forgetGuides } from '../match/guide/forget-guides.ts'
import './settings.css'
import { speedName } from '../../i18n/speed-name.ts'

/** Language, looks, sound and pace. Every change counts at once. */
export function SettingsPage() {
  const { language, theme, sound, music, muted, speed, motion, reports, warnings, coordinates, diceBelow } =
    settings.value
  const [forgot, setForgot] = useState(false)
  return (
    <Page title={t('settings.title')} class="settings narrow">
      <section class="card">
        <h2>{t('settings.looks')}</h2>
        <Choice
          name="language"
          label={t('settings.language')}
          values={LANGUAGES}
          current={language}
          nameOf={value => t(`language.${value}`)}
          onChange={value => change({ language: value })}
        />
        <Choice
          name="theme"
          label={t('settings.theme')}
          values={THEMES}
          current={theme}
          nameOf={value => t(`settings.theme.${value}`)}
          onChange={value => change({ theme: value })}
        />
      </section>
      <section class="card">
        <h2>{t('settings.sounds')}</h2>
        <Switch label={t('settings.muted')} on={muted} onChange={on => change({ muted: on })} />
        <Volume
          label={t('settings.sound')}
          value={sound}
          onChange={value => {
            change({ sound: value })
            playSound('coins')
          }}
        />
        <Volume label={t('settings.music')} value={music} onChange={value => change({ music: value })} />
      </section>
      <section class="card">
        <h2>{t('settings.pace')}</h2>
        <Choice
          name="speed"
          label={t('settings.speed')}
          values={SPEEDS}
          current={speed}
          nameOf={speedName}
          onChange={value => change({ speed: value })}
        />
        <Choice
          name="motion"
          label={t('settings.motion')}
          values={MOTIONS}
          current={motion}
          nameOf={value => t(`settings.motion.${value}`)}
          onChange={value => change({ motion: value })}
        />
      </section>
      <section class="card">
        <h2>{t('settings.help')}</h2>
        <Switch label={t('settings.warnings')} on={warnings} onChange={on => change({ warnings: on })} />
        <Switch
          label={t('settings.coordinates')}
          on={coordinates}
          onChange={on => change({ coordinates: on })}
        />
        <Switch label={t('settings.diceBelow')} on={diceBelow} onChange={on => change({ diceBelow: on })} />
        <Switch label={t('settings.reports')} on={reports} onChange={on => change({ reports: on })} />
        <button
          type="button"
          disabled={forgot}
          onClick={() => {
            forgetGuides()
            setForgot(true)
            notify({ tone: 'good', text: t('settings.guides.done') })
          }}
        >
          {t('settings.guides')}
        </button>
      </section>
      <p class="muted">{t('settings.credits')}</p>
    </Page>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly label: string
  readonly values: readonly T[]
  readonly current: T
  readonly nameOf: (value: T) => string
  readonly onChange: (value: T) => void
}

function Choice<T extends string | number>({
  name,
  label,
  values,
  current,
  nameOf,
  onChange,
}: ChoiceProps<T>) {
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      <div class="segments">
        {values.map(value => (
          <label key={value}>
            <input type="radio" name={name} checked={value === current} onChange={() => onChange(value)} />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface VolumeProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Volume({ label, value, onChange }: VolumeProps) {
  return (
    <label class="setting setting-line">
      <span>{label}</span>
      <span class="row">
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(value * 100)}
          onChange={event => onChange(event.currentTarget.valueAsNumber / 100)}
        />
        <output class="figures">{percent(value)}</output>
      </span>
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="setting setting-line">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
    </label>
  )
}
