import type { AgreementHead, Agreement as Answer } from '@quayside/contract/kernel/agreement.ts'
import { agreementDate, agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { ApiError } from '@quayside/kit/page/api-error.ts'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import './agreement.css'
import { clauseId, PublishedAgreement } from './agreement-published.tsx'
import { ShippedAgreement, useShippedContents } from './agreement-shipped.tsx'
import { PublicFooter, PublicHeader, PublicLanguages } from './public-frame.tsx'

/** The version that the address names; without one the version in force. */
const asked = (): string => new URLSearchParams(location.search).get('version') ?? ''

function useAgreement() {
  const texts = usePublicTexts()
  const locale = useLocale()
  const info = useStore(systemInfo)
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const version = asked()
    api('GET system/online/agreement', { query: version === '' ? {} : { version } }, { isQuiet: true })
      .then(setAnswer)
      .catch((error: unknown) => setFailure(error instanceof ApiError ? error.message : texts.loadFailed))
  }, [locale, texts.loadFailed])
  // The page has the shipped text itself: it stands there before the answer, and without one.
  const shown = asked() || info?.agreement.version
  if (!answer && shown === agreementVersion)
    return {
      answer: { version: agreementVersion, date: agreementDate, isInForce: true, text: null, versions: [] },
    }
  return { answer, failure }
}

export function Agreement() {
  const t = useTranslations('agreement')
  const texts = usePublicTexts()
  const info = useStore(systemInfo)
  const provider = info?.ymbTitle ?? ''
  const shipped = useShippedContents()
  const { answer, failure } = useAgreement()
  const text = answer?.text
  const contents = text
    ? text.clauses.map(({ title }, place) => ({ id: clauseId(place), number: '', title }))
    : shipped
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
          {answer && (
            <>
              <h2>{t('contents')}</h2>
              <ol>
                {contents.map(({ id, number, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      {number !== '' && <span>{number}</span>} {title}
                    </a>
                  </li>
                ))}
              </ol>
            </>
          )}
          {answer && answer.versions.length > 1 && <Versions answer={answer} />}
        </nav>
        <main id="content">
          <p className="print-head">{provider}</p>
          {failure !== undefined && <p role="alert">{failure}</p>}
          {answer && (
            <>
              <div className="agreement-title">
                <div>
                  <h1>{text?.title ?? t('title')}</h1>
                  {!text && <p>{t('subtitle')}</p>}
                  <p>{t('version', { version: answer.version, date: answer.date })}</p>
                  <Coming answer={answer} />
                  {!answer.isInForce && (
                    <p className="not-in-force">
                      {t('notInForce')} <a href="/agreement">{t('toInForce')}</a>
                    </p>
                  )}
                </div>
                <button type="button" className="button" onClick={() => print()}>
                  {t('print')}
                </button>
              </div>
              {text ? <PublishedAgreement text={text} /> : <ShippedAgreement provider={provider} />}
              <p className="end">{t('end')}</p>
            </>
          )}
        </main>
      </div>
      {info && <PublicFooter info={info} />}
    </div>
  )
}

/** Who reads the version in force is told which one follows: a message of it leads here. */
function Coming({ answer: { isInForce, versions } }: { answer: Answer }) {
  const t = useTranslations('agreement')
  const next = versions[versions.findIndex((head) => head.isInForce) - 1]
  if (!isInForce || !next) return null
  return (
    <p className="coming">
      {t('coming', next)}{' '}
      <a href={`/agreement?version=${encodeURIComponent(next.version)}`}>{t('toComing')}</a>
    </p>
  )
}

/** All versions, newest first, also one that is valid from a later day. */
function Versions({ answer }: { answer: Answer }) {
  const t = useTranslations('agreement')
  const current = (head: AgreementHead) => (head.version === answer.version ? 'page' : undefined)
  return (
    <>
      <h2 className="versions">{t('versions')}</h2>
      <ol>
        {answer.versions.map((head) => (
          <li key={head.version}>
            <a href={`/agreement?version=${encodeURIComponent(head.version)}`} aria-current={current(head)}>
              {head.version}{' '}
              <span>{t(head.isInForce ? 'inForceFrom' : 'validFrom', { date: head.date })}</span>
            </a>
          </li>
        ))}
      </ol>
    </>
  )
}
