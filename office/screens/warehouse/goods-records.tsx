import type { NextStep, TimelineEntry } from '@quayside/contract/kernel/record.ts'
import type { TaskKind } from '@quayside/contract/office/kinds.ts'
import type { BlockedStep } from '@quayside/contract/office/record.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import {
  goodsPickupState,
  outboundState,
  warehouseInState,
} from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { Code, DateText, Text } from '@quayside/kit/cells.tsx'
import { Detail, Details } from '@quayside/kit/details.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '../../lib/documents.tsx'
import { recordAddress } from '../../lib/kinds.ts'
import { RecordPage } from '../../lib/record-page.tsx'
import { RecordQuery } from '../../lib/record-query.tsx'

type Goods = {
  readonly id: string
  readonly companyId: string
  readonly companyName: string
  readonly timeline: readonly TimelineEntry[]
  readonly nextSteps: readonly NextStep[]
  readonly blockedSteps: readonly BlockedStep[]
}

/** What every document about goods shows: whose it is, its number, and its own details. */
function GoodsRecord(props: {
  kind: TaskKind
  record: Goods
  number: string
  state: string
  children: ReactNode
  aside?: ReactNode
}) {
  const { kind, record, number, state, children, aside } = props
  const t = useTranslations('officeReview')
  return (
    <RecordPage
      kind={kind}
      record={record}
      header={{
        title: number,
        state,
        note: <PageLink href={recordAddress('company', record.companyId)}>{record.companyName}</PageLink>,
      }}
      {...(aside !== undefined && { aside })}
    >
      <section className="q-panel">
        <div className="q-panel-body">
          <Details>
            <Detail label={t('customer')}>{record.companyName}</Detail>
            <Detail label={t('number')}>
              <Code>{number}</Code>
            </Detail>
            {children}
          </Details>
        </div>
      </section>
    </RecordPage>
  )
}

export function InboundRecord() {
  const fields = useTranslations('warehouseFields.warehouseIn')
  return (
    <RecordQuery kind="warehouseIn">
      {(inbound) => (
        <GoodsRecord
          kind="warehouseIn"
          record={inbound}
          number={inbound.number}
          state={warehouseInState.keyOf(inbound.state) ?? 'submitted'}
          {...(inbound.attachments.length > 0 && { aside: <Documents files={inbound.attachments} /> })}
        >
          <Detail label={fields('supplierName')}>
            <Text>{inbound.supplierName ?? ''}</Text>
          </Detail>
          <Detail label={fields('warehouseName')}>
            <Text>{inbound.warehouseName ?? ''}</Text>
          </Detail>
          <Detail label={fields('pickupAddress')} isWide>
            <Text>{inbound.pickupAddress}</Text>
          </Detail>
          <Detail label={fields('pickupTime')}>
            <Text>{inbound.pickupTime}</Text>
          </Detail>
          <Detail label={fields('lines')} isWide>
            {inbound.lines.map((line) => `${line.model} × ${line.receivedQty ?? line.qty}`).join(' · ')}
          </Detail>
          <Detail label={fields('remarks')} isWide>
            <Text>{inbound.remarks}</Text>
          </Detail>
        </GoodsRecord>
      )}
    </RecordQuery>
  )
}

export function OutboundRecord() {
  const fields = useTranslations('warehouseFields.outbound')
  return (
    <RecordQuery kind="outbound">
      {(outbound) => (
        <GoodsRecord
          kind="outbound"
          record={outbound}
          number={outbound.number}
          state={outboundState.keyOf(outbound.state) ?? 'new'}
          {...(outbound.attachments.length > 0 && { aside: <Documents files={outbound.attachments} /> })}
        >
          <Detail label={fields('warehouseName')}>
            <Text>{outbound.warehouseName ?? ''}</Text>
          </Detail>
          <Detail label={fields('outboundOn')}>
            <DateText value={outbound.outboundOn ?? ''} />
          </Detail>
          <Detail label={fields('lines')} isWide>
            {outbound.lines
              .flatMap((line) => line.lots.map((lot) => `${line.model} · ${lot.number} × ${lot.qty}`))
              .join(' · ')}
          </Detail>
          <Detail label={fields('remarks')} isWide>
            <Text>{outbound.remarks}</Text>
          </Detail>
        </GoodsRecord>
      )}
    </RecordQuery>
  )
}

export function PickupRecord() {
  const fields = useTranslations('warehouseFields.warehouseIn')
  return (
    <RecordQuery kind="goodsPickup">
      {(pickup) => (
        <GoodsRecord
          kind="goodsPickup"
          record={pickup}
          number={pickup.number}
          state={goodsPickupState.keyOf(pickup.state) ?? 'submitted'}
        >
          <Detail label={fields('number')}>
            <PageLink href={recordAddress('warehouseIn', pickup.inboundId)}>{pickup.inboundNumber}</PageLink>
          </Detail>
          <Detail label={fields('pickupAddress')} isWide>
            <Text>{pickup.address}</Text>
          </Detail>
          <Detail label={fields('pickupTime')}>
            <Text>{pickup.time}</Text>
          </Detail>
          <Detail label={fields('contact')}>{`${pickup.contact} ${pickup.phone}`.trim()}</Detail>
        </GoodsRecord>
      )}
    </RecordQuery>
  )
}

export function DifferenceRecord() {
  const fields = useTranslations('warehouseFields.warehouseIn')
  const line = useTranslations('warehouseFields.inboundLine')
  return (
    <RecordQuery kind="stockDifference">
      {(difference) => (
        <GoodsRecord
          kind="stockDifference"
          record={difference}
          number={difference.inboundNumber}
          state={stockDifferenceState.keyOf(difference.state) ?? 'reported'}
          {...(difference.photos.length > 0 && { aside: <Documents files={difference.photos} /> })}
        >
          <Detail label={line('model')}>{difference.model}</Detail>
          <Detail label={line('qty')}>{`${difference.received} / ${difference.announced}`}</Detail>
          <Detail label={fields('reason')} isWide>
            <Text>{difference.reason}</Text>
          </Detail>
        </GoodsRecord>
      )}
    </RecordQuery>
  )
}
