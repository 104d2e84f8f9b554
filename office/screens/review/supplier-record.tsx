import type { SupplierReview } from '@quayside/contract/office/review.ts'
import { supplierLocation, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

export const SupplierRecord = () => (
  <RecordQuery kind="supplier">
    {(supplier) => <Supplier key={supplier.id} supplier={supplier} />}
  </RecordQuery>
)

function Supplier({ supplier }: { supplier: SupplierReview }) {
  const t = useTranslations('officeReview')
  const fields = useTranslations('partnerFields.supplier')

  return (
    <RecordPage
      kind="supplier"
      record={supplier}
      header={{
        title: supplier.name,
        state: supplierStatus.keyOf(supplier.status) ?? 'enabled',
        note: <PageLink href={recordAddress('company', supplier.companyId)}>{supplier.companyName}</PageLink>,
      }}
      aside={<Documents files={supplier.attachments} />}
    >
      <Panel>
        <Details>
          <Detail label={t('customer')}>{supplier.companyName}</Detail>
          <CodeDetail label={fields('number')} value={supplier.number} />
          <Detail label={fields('name')}>{supplier.name}</Detail>
          <TextDetail label={fields('englishName')} value={supplier.englishName} />
          <TextDetail label={fields('abbreviation')} value={supplier.abbreviation} />
          <Detail label={fields('isOverseas')}>
            <CodeText list={supplierLocation} value={supplier.isOverseas} />
          </Detail>
          <TextDetail label={fields('contact')} value={supplier.contact} />
          <TextDetail label={fields('phone')} value={supplier.phone} />
          <Detail label={fields('createdAt')}>
            <DateText value={supplier.createdAt} hasTime />
          </Detail>
          <TextDetail label={fields('address')} value={supplier.address} isWide />
        </Details>
      </Panel>
    </RecordPage>
  )
}
