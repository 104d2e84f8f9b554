import { certificationStatus, certificationStatusTone } from '@quayside/contract/account/company.codes.ts'
import type { Company, CompanyField } from '@quayside/contract/account/company.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { Can, useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Text } from '@quayside/kit/table/cells.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { api } from '../../lib/session/api.ts'
import { MyCompanyChange } from './my-company-change.tsx'
import { companyGroups, licencesOf } from './my-company-groups.ts'
import { MyCompanyHistory } from './my-company-history.tsx'
import styles from './my-information.module.css'

const MyCompanyForm = lazyPart(() => import('./my-company-form.tsx'))

export function MyCompany() {
  const t = useTranslations('myInformation')
  const [isEditing, setEditing] = useState(false)
  const answer = useQuery({
    queryKey: ['company', 'current'],
    queryFn: () => api('GET base/online/company/current'),
  })
  const company = answer.data
  // A notice links to the change it is about; without one, the change in review is shown.
  const { change } = usePageSearch('/myInformation')
  const shownChange = change ?? company?.pendingChangeId ?? null
  if (answer.isPending) return <TableSkeleton label={t('tabs.company')} />
  if (!company) return <LoadFailed text={t('title')} onRetry={() => void answer.refetch()} />
  if (isEditing) {
    return (
      <Suspense fallback={<TableSkeleton label={t('tabs.company')} />}>
        <MyCompanyForm company={company} onClose={() => setEditing(false)} />
      </Suspense>
    )
  }
  return (
    <>
      {shownChange !== null && (
        <Can permission="hub-company-view">
          <MyCompanyChange key={shownChange} id={shownChange} />
        </Can>
      )}
      <CompanyDetails
        company={company}
        actions={
          <Can permission="hub-company-edit">
            <Button look="signal" onClick={() => setEditing(true)}>
              {t('company.edit')}
            </Button>
          </Can>
        }
      />
      <Can permission="hub-company-view">
        <MyCompanyHistory />
      </Can>
    </>
  )
}

function CompanyDetails({ company, actions }: { company: Company; actions: ReactNode }) {
  const t = useTranslations('myInformation.company')
  const names = useTranslations('information.fields')
  const can = useCan()
  const reveal =
    can('hub-company-view') || can('hub-company-edit')
      ? () => api('POST base/online/company/{id}/identity', { params: { id: company.id } })
      : undefined
  const details = (fields: readonly CompanyField[]) =>
    fields.map((field) => (
      <Detail key={field} label={names(field)}>
        {field === 'legalPersonId' ? (
          <Identity value={company.legalPersonId} name={field} reveal={reveal} />
        ) : (
          <Text>{company[field]}</Text>
        )}
      </Detail>
    ))
  return (
    <>
      <Panel>
        <div className={styles['my-change-head']}>
          <h2>{t('reviewed')}</h2>
          <StateTag
            list={certificationStatus}
            tones={certificationStatusTone}
            value={company.certification}
          />
          {actions}
        </div>
        <Details>
          {details(companyGroups.reviewed)}
          <Detail label={t('licence')} isWide>
            <FileList files={licencesOf(company.licences)} />
          </Detail>
        </Details>
      </Panel>
      {(['registration', 'invoicing', 'contact'] as const).map((group) => (
        <section key={group} className="q-panel">
          <div className="q-panel-body">
            <h2>{t(group)}</h2>
            <Details>{details(companyGroups[group])}</Details>
          </div>
        </section>
      ))}
    </>
  )
}
