import { isYes } from '@quayside/contract/kernel/record.ts'
import { type SupplierReview, supplierSteps } from '@quayside/contract/office/review.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

export function SupplierRecord() {
  const t = useTranslations('officeReview')
  return (
    <RecordQuery
      name="supplier"
      gone={t('gone')}
      fetch={(id) => api('GET base/online/supplier/{id}', { params: { id } })}
    >
      {(supplier) => <Supplier key={supplier.id} supplier={supplier} />}
    </RecordQuery>
  )
}

const steps = Object.keys(supplierSteps) as (keyof typeof supplierSteps)[]

function Supplier({ supplier }: { supplier: SupplierReview }) {
  const t = useTranslations('officeReview')
  const yesNo = useTranslations('kit.cell')
  const fields = useTranslations('partnerFields.supplier')
  const { id } = supplier

  async function step(name: string, reason: string): Promise<void> {
    const asked = steps.find((each) => each === name)
    if (asked === 'approveVoid' || asked === 'approveEnable')
      await api(`POST base/online/supplier/{id}/${asked}`, { params: { id }, body: {} })
    else if (asked) await api(`POST base/online/supplier/{id}/${asked}`, { params: { id }, body: { reason } })
  }

  return (
    <RecordPage
      kind="supplier"
      machine="supplier"
      record={supplier}
      title={supplier.name}
      state={supplierStatus.keyOf(supplier.status) ?? 'enabled'}
      note={<PageLink href={recordAddress('company', supplier.companyId)}>{supplier.companyName}</PageLink>}
      onStep={step}
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
              {isYes(supplier.isOverseas) ? yesNo('yes') : yesNo('no')}
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
