import type { SupplierReview } from '@quayside/contract/office/review.ts'
import { supplierLocation, supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
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
      <section className="q-panel">
        <div className="q-panel-body">
          <Details>
            <Detail label={t('customer')}>{supplier.companyName}</Detail>
            <Detail label={fields('number')}>
              <Code>{supplier.number}</Code>
            </Detail>
            <Detail label={fields('name')}>{supplier.name}</Detail>
            <Detail label={fields('englishName')}>
              <Text>{supplier.englishName}</Text>
            </Detail>
            <Detail label={fields('abbreviation')}>
              <Text>{supplier.abbreviation}</Text>
            </Detail>
            <Detail label={fields('isOverseas')}>
              <CodeText list={supplierLocation} value={supplier.isOverseas} />
            </Detail>
            <Detail label={fields('contact')}>
              <Text>{supplier.contact}</Text>
            </Detail>
            <Detail label={fields('phone')}>
              <Text>{supplier.phone}</Text>
            </Detail>
            <Detail label={fields('createdAt')}>
              <DateText value={supplier.createdAt} hasTime />
            </Detail>
            <Detail label={fields('address')} isWide>
              <Text>{supplier.address}</Text>
            </Detail>
          </Details>
        </div>
      </section>
    </RecordPage>
  )
}
