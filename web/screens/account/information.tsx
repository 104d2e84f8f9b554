import type { Company } from '@quayside/contract/account/company.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { usePublicTexts } from '../../lib/session/public-texts.ts'
import './information.css'
import { InformationCompanies } from './information-companies.tsx'
import { useCompanyDraft } from './information-company.ts'
import { InformationForm } from './information-form.tsx'
import { ReviewState } from './information-review.tsx'
import { InformationRoute } from './information-route.tsx'
import { InformationSteps } from './information-steps.tsx'
import { OnboardingHeader } from './onboarding-header.tsx'

/** §2: complete the company's information and wait for its review. The onboarding token is enough. */
export function Information() {
  const t = useTranslations('information')
  const texts = usePublicTexts()
  const [company, setCompany] = useState<Company>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    api('GET base/online/company/current')
      .then(setCompany)
      .catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])

  return (
    <div className="information">
      <OnboardingHeader logOutLabel={t('logOut')} />
      <main id="content" className="public-width">
        <InformationCompanies />
        <div className="information-head">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {company && (
          <>
            <InformationSteps certification={company.certification} />
            <ReviewState company={company} onRefresh={load} />
            {company.certification !== 'PASSED' && <InformationRoute company={company} />}
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
