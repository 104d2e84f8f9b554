import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { CompanyReview } from '@quayside/contract/office/review.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import styles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { useReveal } from '../../lib/records.ts'
import { CompanyManager } from './company-manager.tsx'
import { CompanyMembers } from './company-members.tsx'
import { CompanyTerms } from './company-terms.tsx'

export const CompanyRecord = () => (
  <RecordQuery kind="company">{(company) => <Company key={company.id} company={company} />}</RecordQuery>
)

const groups = {
  certified: ['name', 'creditCode', 'legalPerson', 'legalPersonId', 'licenceNo'],
  registration: ['englishName', 'organizationCode', 'customsCode', 'taxNo'],
  invoicing: ['invoicingBank', 'invoicingAccount', 'invoicingAddress', 'invoicingPhone'],
  contact: ['agentName', 'agentPhone', 'phone', 'email', 'address'],
} as const
const codes: ReadonlySet<string> = new Set([
  'creditCode',
  'licenceNo',
  'organizationCode',
  'customsCode',
  'taxNo',
  'invoicingAccount',
])

function Company({ company }: { company: CompanyReview }) {
  const t = useTranslations('officeReview.company')
  const fields = useTranslations('information.fields')
  const may = useMay()
  const { id } = company
  const reveal = useReveal('company', id, recordKinds.company.steps.pass)

  return (
    <RecordPage
      kind="company"
      record={company}
      header={{
        title: { name: company.name || id },
        state: certificationStatus.keyOf(company.certification) ?? 'notCertified',
        parties:
          company.submittedAt === null ? null : (
            <>
              {t('submittedAt')} <DateText value={company.submittedAt} hasTime />
            </>
          ),
      }}
      aside={<Documents files={company.licences} />}
    >
      <RecordReason label={t('reason')} text={company.certificationReason} />
      {company.pendingChangeId !== null && (
        <p className={styles['record-reason']} data-tone="waitsForYou">
          {t('pending')}{' '}
          <PageLink href={recordAddress('companyChange', company.pendingChangeId)}>
            {t('seePending')}
          </PageLink>
        </p>
      )}
      {Object.entries(groups).map(([group, names]) => (
        <Panel key={group} title={t(group as keyof typeof groups)}>
          <Details>
            {names.map((name) => {
              if (name === 'legalPersonId')
                return (
                  <Detail key={name} label={fields(name)}>
                    <Identity value={company[name]} name={name} reveal={reveal} />
                  </Detail>
                )
              const NamedDetail = codes.has(name) ? CodeDetail : TextDetail
              return <NamedDetail key={name} label={fields(name)} value={company[name]} />
            })}
          </Details>
        </Panel>
      ))}
      <CompanyManager company={company} />
      {may('terms-list') && <CompanyTerms companyId={id} />}
      <CompanyMembers members={company.members} />
    </RecordPage>
  )
}
