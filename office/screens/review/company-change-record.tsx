import { companyChangeState } from '@quayside/contract/account/company-change.codes.ts'
import type { CompanyChangeReview } from '@quayside/contract/office/review.ts'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

export function CompanyChangeRecord() {
  const t = useTranslations('officeReview')
  return (
    <RecordQuery
      name="companyChange"
      gone={t('gone')}
      fetch={(id) => api('GET base/online/companyChange/{id}', { params: { id } })}
    >
      {(change) => <Change key={change.id} change={change} />}
    </RecordQuery>
  )
}

/** Old and new side by side, and the new licence beside both. */
function Change({ change }: { change: CompanyChangeReview }) {
  const t = useTranslations('officeReview.change')
  const fields = useTranslations('information.fields')
  const { id } = change

  async function step(name: string, reason: string): Promise<void> {
    if (name === 'approve')
      await api('POST base/online/companyChange/{id}/approve', { params: { id }, body: {} })
    if (name === 'reject')
      await api('POST base/online/companyChange/{id}/reject', { params: { id }, body: { reason } })
  }

  return (
    <RecordPage
      kind="companyChange"
      machine="companyChange"
      record={change}
      title={t('title', { name: change.companyName })}
      state={companyChangeState.keyOf(change.state) ?? 'proposed'}
      main="approve"
      note={`${t('proposedBy')} ${change.proposedBy}`}
      onStep={step}
      {...(change.hasNewLicence && { aside: <Documents title={t('licence')} files={change.licences} /> })}
    >
      <section className="q-panel">
        <div className="q-panel-body">
          {change.reason !== null && <p className="record-reason">{change.reason}</p>}
          {change.fields.length === 0 ? (
            <p>{t('onlyLicence')}</p>
          ) : (
            <table className="change-table">
              <thead>
                <tr>
                  <th scope="col">{t('field')}</th>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </tr>
              </thead>
              <tbody>
                {change.fields.map((field) => (
                  <tr key={field.name}>
                    <td>{fields(field.name)}</td>
                    <td>{field.before || '–'}</td>
                    <td>{field.after || '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <p>
            <PageLink href={recordAddress('company', change.companyId)}>{t('seeCompany')}</PageLink>
          </p>
        </div>
      </section>
    </RecordPage>
  )
}
