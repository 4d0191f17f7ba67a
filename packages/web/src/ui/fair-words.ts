import type { Claim, Finding } from '@sextant/engine'
import { t } from '../i18n/texts.ts'

/** What a record proves, in a sentence or two. */
export function verdictInWords(findings: readonly Finding[]): string {
  const older = findings.some(({ of, ok }) => of === 'terms' && ok === null)
  const wrong = findings.find(({ of, ok }) => ok === false && !(older && of === 'promise'))
  if (wrong) return t('fair.wrong', { what: claimed(wrong.of) })
  const signed = findings.find(({ of, ok }) => of === 'moves' && ok === true)
  return `${older ? t('fair.older') : t('fair.checked')} ${signed ? signedInWords(signed, findings) : t('fair.moves')}`
}

/** Anyone can sign a match of their own, so whose keys they are is said with it. */
function signedInWords({ keys = [] }: Finding, findings: readonly Finding[]): string {
  const key = keys.map(each => `${each}…`).join(', ')
  const promised = findings.some(({ of, ok }) => of === 'promise' && ok === true)
  return promised ? t('fair.signed', { key }) : t('fair.signed.stranger', { key })
}

/** A line for each thing that is not proven, but for those that the sentence before has said. */
export function unproven(findings: readonly Finding[]): readonly string[] {
  const wrong = findings.some(({ ok }) => ok === false)
  const open = findings.filter(({ of, ok }) => ok === null && (wrong || of !== 'moves'))
  return [...new Set(open.flatMap(({ of }) => openClaim(of) ?? []))]
}

function openClaim(of: Claim): string | undefined {
  switch (of) {
    case 'terms':
      return t('fair.open.terms')
    case 'rules':
      return t('fair.open.rules')
    case 'dice':
      return t('fair.open.dice')
    case 'promise':
      return t('fair.open.promise')
    case 'moves':
      return t('fair.open.moves')
    case 'players':
      return t('fair.open.players')
    case 'signatures':
      return t('fair.open.signatures')
    // That a position was given, the sentence before has said; the others are true or not.
    case 'start':
    case 'states':
    case 'whole':
      return undefined
  }
}

function claimed(of: Claim): string {
  switch (of) {
    case 'states':
      return t('fair.of.states')
    case 'whole':
      return t('fair.of.whole')
    case 'dice':
      return t('fair.of.dice')
    case 'moves':
    case 'signatures':
      return t('fair.of.signatures')
    case 'terms':
    case 'rules':
    case 'promise':
    case 'start':
    case 'players':
      return t('fair.of.terms')
  }
}
