import { recordKinds } from '@quayside/contract/office/kinds.ts'
import type { CompanyChangeReview } from '@quayside/contract/office/review.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Identity } from '@quayside/kit/record/identity.tsx'
import { ShortTable } from '@quayside/kit/table/short-table.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { useReveal } from '../../lib/records.ts'

export const CompanyChangeRecord = () => (
  <RecordQuery kind="companyChange">{(change) => <Change key={change.id} change={change} />}</RecordQuery>
)

/** Old and new values side by side, with the new licence. */
function Change({ change }: { change: CompanyChangeReview }) {
  const t = useTranslations('officeReview.change')
  const fields = useTranslations('information.fields')
  const reveal = useReveal('companyChange', change.id, recordKinds.companyChange.steps.approve)
  const shown = (field: CompanyChangeReview['fields'][number], side: 'before' | 'after') =>
    field.name === 'legalPersonId' ? (
      <Identity value={field[side]} name={side} reveal={reveal} />
    ) : (
      field[side] || '–'
    )

  return (
    <RecordPage
      kind="companyChange"
      record={change}
      header={{
        title: { name: t('title', { name: change.companyName }) },
        parties: (
          <>
            {`${t('proposedBy')} ${change.proposedBy} · `}
            <PageLink href={recordAddress('company', change.companyId)}>{t('seeCompany')}</PageLink>
          </>
        ),
      }}
      {...(change.hasNewLicence && { aside: <Documents title={t('licence')} files={change.licences} /> })}
    >
      <RecordReason text={change.reason} />
      <Panel title={t('fields')}>
        {change.fields.length === 0 ? (
          <p>{t('onlyLicence')}</p>
        ) : (
          <ShortTable
            rows={change.fields}
            keyOf={(field) => field.name}
            columns={[
              { title: t('field'), cell: (field) => fields(field.name) },
              { title: t('before'), cell: (field) => <del>{shown(field, 'before')}</del> },
              { title: t('after'), cell: (field) => <ins>{shown(field, 'after')}</ins> },
            ]}
          />
        )}
      </Panel>
    </RecordPage>
  )
}
