import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import type { CompanyReview } from '@quayside/contract/office/review.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import styles from '../../lib/record-page.module.css'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

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
  'legalPersonId',
  'licenceNo',
  'organizationCode',
  'customsCode',
  'taxNo',
  'invoicingAccount',
])

function Company({ company }: { company: CompanyReview }) {
  const t = useTranslations('officeReview.company')
  const cell = useTranslations('kit.cell')
  const fields = useTranslations('information.fields')
  const { id } = company

  return (
    <RecordPage
      kind="company"
      record={company}
      header={{
        title: company.name || id,
        state: certificationStatus.keyOf(company.certification) ?? 'notCertified',
        note:
          company.submittedAt === null ? undefined : (
            <>
              {t('submittedAt')} <DateText value={company.submittedAt} hasTime />
            </>
          ),
      }}
      aside={<Documents files={company.licences} />}
    >
      {company.certificationReason !== null && (
        <p className={styles['record-reason']}>
          {cell('named', { name: t('reason'), value: company.certificationReason })}
        </p>
      )}
      {company.pendingChangeId !== null && (
        <p className={styles['record-reason']}>
          {t('pending')}{' '}
          <PageLink href={recordAddress('companyChange', company.pendingChangeId)}>
            {t('seePending')}
          </PageLink>
        </p>
      )}
      {Object.entries(groups).map(([group, names]) => (
        <section key={group} className="q-panel">
          <div className="q-panel-body">
            <h2>{t(group as keyof typeof groups)}</h2>
            <Details>
              {names.map((name) => (
                <Detail key={name} label={fields(name)}>
                  {codes.has(name) ? <Code>{company[name]}</Code> : <Text>{company[name]}</Text>}
                </Detail>
              ))}
            </Details>
          </div>
        </section>
      ))}
      <section className="q-panel">
        <div className="q-panel-body">
          <h2>{t('members')}</h2>
          <table className={styles['members-table']}>
            <thead>
              <tr>
                <th scope="col">{t('member.name')}</th>
                <th scope="col">{t('member.mobile')}</th>
                <th scope="col">{t('member.lastLoginAt')}</th>
              </tr>
            </thead>
            <tbody>
              {company.members.map((member) => (
                <tr key={member.id}>
                  <td>
                    {member.name || '–'}
                    {member.isAdministrator && (
                      <span className="q-nothing"> {t('member.administrator')}</span>
                    )}
                    {!member.isEnabled && <span className="q-nothing"> {t('member.disabled')}</span>}
                  </td>
                  <td>
                    <Code>{member.mobile}</Code>
                  </td>
                  <td>
                    <DateText value={member.lastLoginAt} hasTime />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </RecordPage>
  )
}
