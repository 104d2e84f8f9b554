import type { SupplierReview } from '@quayside/contract/office/review.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { SupplierDetails } from '@quayside/kit/records/supplier-details.tsx'
import { Documents } from '../../lib/documents.tsx'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

export const SupplierRecord = () => (
  <RecordQuery kind="supplier">
    {(supplier) => <Supplier key={supplier.id} supplier={supplier} />}
  </RecordQuery>
)

function Supplier({ supplier }: { supplier: SupplierReview }) {
  return (
    <RecordPage
      kind="supplier"
      record={supplier}
      header={{ title: { name: supplier.name }, state: supplierStatus.keyOf(supplier.status) ?? 'enabled' }}
      aside={<Documents files={supplier.attachments} />}
    >
      <Panel>
        <Details>
          <SupplierDetails supplier={supplier} />
        </Details>
      </Panel>
    </RecordPage>
  )
}
