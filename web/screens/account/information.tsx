import type { Company } from '@quayside/contract/account/company.ts'
import { Brand } from '@quayside/kit/plain/brand.tsx'
import { LanguageSwitch } from '@quayside/kit/plain/language-switch.tsx'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { switchLocale } from '../../lib/i18n.tsx'
import { currentLocale } from '../../lib/locale.ts'
import { logInAgain, logOut } from '../../lib/log-in.ts'
import { loadPublicTexts, usePublicTexts } from '../../lib/public-texts.ts'
import { useStore } from '../../lib/store.ts'
import { systemInfo } from '../../lib/system-info.ts'
import './information.css'
import { useCompanyDraft } from './information-company.ts'
import { InformationForm } from './information-form.tsx'
import { InformationSteps } from './information-steps.tsx'

const lookAgainAfter = 20_000

/** §2: complete the company's information and wait for its review. Opens with the onboarding token alone. */
export function Information() {
  const t = useTranslations('information')
  const texts = usePublicTexts()
  const [company, setCompany] = useState<Company>()
  const [hasFailed, setFailed] = useState(false)

  function load() {
    setFailed(false)
    api('GET base/online/company/current')
      .then(setCompany)
      .catch(() => setFailed(true))
  }
  useEffect(load, [])

  return (
    <div className="information">
      <InformationHeader />
      <main id="content" className="public-width">
        <div className="information-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {company && (
          <>
            <InformationSteps certification={company.certification} />
            <ReviewState company={company} onRefresh={load} />
          </>
        )}
        {company && (company.certification === 'NOTCERT' || company.certification === 'REJECTED') && (
          <EditableInformation
            key={`${company.id}-${company.certification}`}
            company={company}
            onChange={load}
          />
        )}
        {hasFailed && (
          <div className="note" data-tone="refused" role="alert">
            <p>{texts.loadFailed}</p>
            <button type="button" className="button" onClick={load}>
              {texts.retry}
            </button>
          </div>
        )}
        {!company && !hasFailed && <p role="status">{texts.loading}</p>}
      </main>
    </div>
  )
}

function EditableInformation({ company, onChange }: { company: Company; onChange: () => void }) {
  return <InformationForm draft={useCompanyDraft(company, onChange)} />
}

function ReviewState({ company, onRefresh }: { company: Company; onRefresh: () => void }) {
  const t = useTranslations('information')
  const format = useFormatter()
  const isWaiting = company.certification === 'APPLY' || company.certification === 'VERIFYING'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(onRefresh, lookAgainAfter)
    return () => clearInterval(timer)
  })
  switch (company.certification) {
    case 'NOTCERT':
      return null
    case 'APPLY':
    case 'VERIFYING': {
      const state = company.certification === 'APPLY' ? 'applied' : 'verifying'
      return (
        <div className="note review" role="status">
          <strong>{t(`states.${state}.title`)}</strong>
          <p>{t(`states.${state}.text`)}</p>
          <dl>
            <dt>{t('fields.name')}</dt>
            <dd>{company.name}</dd>
            <dt>{t('fields.creditCode')}</dt>
            <dd className="mono">{company.creditCode}</dd>
            {company.submittedAt !== null && (
              <>
                <dt>{t('submittedAt')}</dt>
                <dd>
                  {format.dateTime(new Date(company.submittedAt), {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </dd>
              </>
            )}
          </dl>
          <button type="button" className="button" onClick={onRefresh}>
            {t('refresh')}
          </button>
        </div>
      )
    }
    case 'PASSED':
      return (
        <div className="note review" data-tone="done" role="status">
          <strong>{t('states.passed.title')}</strong>
          <p>{t('states.passed.text')}</p>
          <button type="button" className="button" data-kind="work" onClick={() => void logInAgain()}>
            {t('states.passed.action')}
          </button>
        </div>
      )
    case 'REJECTED':
      return (
        <div className="note review" data-tone="refused" role="status">
          <strong>{t('states.rejected.title')}</strong>
          <p>{t('states.rejected.text')}</p>
          <dl>
            <dt>{t('reason')}</dt>
            <dd>{company.certificationReason}</dd>
          </dl>
        </div>
      )
  }
}

function InformationHeader() {
  const t = useTranslations('information')
  const { skip, language } = usePublicTexts()
  const info = useStore(systemInfo)
  return (
    <header className="public-header">
      <a className="skip-link" href="#content">
        {skip}
      </a>
      <div className="public-width">
        {info && <Brand name={info.ymbTitle} logo={info.logo} />}
        <LanguageSwitch
          label={language.label}
          names={language.names}
          current={useStore(currentLocale)}
          onChoose={(locale) => void loadPublicTexts(locale).then(() => switchLocale(locale))}
        />
        <button type="button" className="button" onClick={() => void logOut()}>
          {t('logOut')}
        </button>
      </div>
    </header>
  )
}
