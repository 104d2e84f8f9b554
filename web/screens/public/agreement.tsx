import { agreedFigures, agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { usePhrases, useTextsByKey } from '@quayside/kit/page/phrases.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useTranslations } from 'use-intl'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import './agreement.css'
import { PublicFooter, PublicHeader, PublicLanguages } from './public-frame.tsx'

/** §1: the clauses, in the order in which they are numbered. */
const articles = [
  'acceptance',
  'users',
  'registration',
  'imports',
  'exports',
  'otherServices',
  'compliance',
  'information',
  'disputes',
  'termination',
  'liability',
  'property',
  'law',
  'other',
] as const
const keyTerms = ['agencyFee', 'exchange', 'invoice', 'payout', 'supplier'] as const

export function Agreement() {
  const t = useTranslations('agreement')
  const clause = useTextsByKey('agreement')
  // Clauses are numbered by their keys, so that a language cannot have more or fewer of them.
  const { articles: clausesOf, preamble } = usePhrases('agreement')
  const texts = usePublicTexts()
  const info = useStore(systemInfo)
  const provider = info?.ymbTitle ?? ''
  const terms = {
    provider,
    ...agreedFigures,
    agencyFee: agreedFigures.agencyFee.replace(/\.00$/, ''),
  }
  const number = (place: number) => clause(`numbers.${place + 1}`)
  return (
    <div className="agreement">
      <PublicHeader>
        <PublicLanguages onSwitch={switchLocale} />
        <a className="button" data-kind="work" href="/login">
          {texts.logIn}
        </a>
      </PublicHeader>
      <div className="public-width agreement-columns">
        <nav className="contents" aria-label={t('contents')}>
          <h2>{t('contents')}</h2>
          <ol>
            {articles.map((name, place) => (
              <li key={name}>
                <a href={`#${name}`}>
                  <span>{number(place)}</span> {t(`articles.${name}.heading`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <main id="content">
          <p className="print-head">{provider}</p>
          <div className="agreement-title">
            <div>
              <h1>{t('title')}</h1>
              <p>{t('subtitle')}</p>
              <p>{t('version', { version: agreementVersion, date: agreementDate })}</p>
            </div>
            <button type="button" className="button" onClick={() => print()}>
              {t('print')}
            </button>
          </div>
          {Object.keys(preamble).map((key) => (
            <p key={key}>{clause(`preamble.${key}`, terms)}</p>
          ))}
          <section className="key-terms" aria-labelledby="key-terms">
            <h2 id="key-terms">{t('keyTerms.title')}</h2>
            <p>{t('keyTerms.lead')}</p>
            <dl>
              {keyTerms.map((name) => (
                <div key={name}>
                  <dt>{t(`keyTerms.${name}.name`)}</dt>
                  <dd>{clause(`keyTerms.${name}.figure`, terms)}</dd>
                  <dd className="basis">{t(`keyTerms.${name}.basis`)}</dd>
                </div>
              ))}
            </dl>
          </section>
          {articles.map((name, place) => (
            <section key={name} id={name} aria-labelledby={`${name}-heading`}>
              <h2 id={`${name}-heading`}>
                <span>{number(place)}</span> {t(`articles.${name}.heading`)}
              </h2>
              <ol>
                {Object.keys(clausesOf[name].clauses).map((key) => (
                  <li key={key} id={`${name}-${key}`}>
                    {clause(`articles.${name}.clauses.${key}`, terms)}
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <p className="end">{t('end')}</p>
        </main>
      </div>
      {info && <PublicFooter info={info} />}
    </div>
  )
}
