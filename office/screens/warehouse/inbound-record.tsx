import type { InboundReview } from '@quayside/contract/office/warehouse.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import { storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { ButtonLink } from '@quayside/kit/inputs/button.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { CodeText, useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DifferenceTable } from '../../lib/difference-table.tsx'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { useMay } from '../../lib/may.ts'
import { pageAddress } from '../../lib/pages.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'
import { RecordReason } from '../../lib/record-reason.tsx'
import { InboundLines } from './inbound-lines.tsx'
import { InboundPickup } from './inbound-pickup.tsx'
import { InboundProgress } from './inbound-progress.tsx'
import { PutAwayPanel } from './put-away-panel.tsx'
import { ReceiptBar } from './receipt-bar.tsx'
import { useReceipt } from './use-receipt.ts'

export const InboundRecord = () => (
  <RecordQuery kind="inbound">{(inbound) => <Inbound key={inbound.id} inbound={inbound} />}</RecordQuery>
)

function Inbound({ inbound }: { inbound: InboundReview }) {
  const t = useTranslations('officeWarehouse.inbound')
  const fields = useTranslations('warehouseFields.inbound')
  const codeText = useCodeText()
  const may = useMay()
  const { entry, begin } = useReceipt(inbound)
  const [isStoring, setStoring] = useState(false)
  const mayReceive = inbound.nextSteps.some(({ name }) => name === 'receive')
  const shown = fieldsOf(inboundColumns, inbound, fields)
  return (
    <RecordPage
      kind="inbound"
      record={inbound}
      header={{
        parties: (
          <>
            <PageLink href={recordAddress('company', inbound.companyId)}>{inbound.companyName}</PageLink>
            {[inbound.supplierName, inbound.warehouseName, t('lines', { count: inbound.lines.length })]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </>
        ),
      }}
      steps={{
        progress: <InboundProgress inbound={inbound} />,
        begin: {
          receive: entry ? undefined : begin,
          store: isStoring ? undefined : () => setStoring(true),
        },
        more: mayReceive && !entry && (
          <ButtonLink href={pageAddress('/office/hand', { id: inbound.id })}>{t('byHand')}</ButtonLink>
        ),
      }}
      layout="narrow"
      aside={inbound.pickup && may('inbound-list') ? <InboundPickup inbound={inbound} /> : undefined}
    >
      <RecordReason label={fields('reason')} text={inbound.reason} />
      {isStoring && <PutAwayPanel inbound={inbound} onClose={() => setStoring(false)} />}
      <InboundLines inbound={inbound} entry={entry} />
      {inbound.differences.length > 0 && <DifferenceTable rows={inbound.differences} />}
      <Panel title={t('basics')}>
        <Details>
          {shown('supplierName', 'inspectionState')}
          <TextDetail label={fields('warehouseName')} value={inbound.warehouseName} />
          <Detail label={fields('arrivalMode')}>
            {inbound.arrivalMode === null ? (
              '–'
            ) : (
              <CodeText list={receivingMode} value={inbound.arrivalMode} />
            )}
          </Detail>
          {shown('pickupTime', 'pickupAddress')}
          <TextDetail label={fields('contact')} value={`${inbound.contact} ${inbound.phone}`.trim()} />
          <TextDetail
            label={fields('storageType')}
            value={inbound.storageType === null ? '' : codeText(storageType, inbound.storageType)}
          />
          {shown('expressNumber')}
          <TextDetail
            label={fields('vehicle')}
            value={[inbound.vehicle, inbound.driver, inbound.driverPhone].filter(Boolean).join(' ')}
          />
          <TextDetail label={fields('packages')} value={String(inbound.packages)} />
          <TextDetail label={fields('grossWeight')} value={showNumber(inbound.grossWeight)} />
          {shown('remarks')}
        </Details>
      </Panel>
      {inbound.attachments.length > 0 && <Documents files={inbound.attachments} />}
      {entry && <ReceiptBar entry={entry} />}
    </RecordPage>
  )
}
