import { freightDirection, freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentDraft } from '@quayside/contract/forwarding/shipment.rules.ts'
import { type Amount, formatQuantity } from '@quayside/contract/kernel/money.ts'
import { DateText } from '@quayside/kit/cells.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/details.tsx'
import { Money } from '@quayside/kit/money.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { CodeText } from '@quayside/kit/state-tag.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'

type Shipment = Omit<ShipmentDraft, 'sizes'> & {
  readonly number: string
  readonly companyName: string
  readonly readyOn: string | null
  readonly departBy: string | null
  readonly incoterm: string
  readonly remarks: string
}

/** What is to be carried, as the customer asked for it; the children are the record's own fields. */
export function ShipmentDetails({ shipment, children }: { shipment: Shipment; children?: ReactNode }) {
  const t = useTranslations('officeForwarding')
  const review = useTranslations('officeReview')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const portName = useEntryNames('1007')
  const port = (value: string): string => (value === '' ? '' : `${portName(value)} ${value}`)
  const { direction, mode } = shipment
  return (
    <Panel title={t('shipment')}>
      <Details>
        <TextDetail label={review('customer')} value={shipment.companyName} />
        <CodeDetail label={review('number')} value={shipment.number} />
        <Detail label={fields('mode')}>
          {direction !== null && <CodeText list={freightDirection} value={direction} />}{' '}
          {mode !== null && <CodeText list={freightMode} value={mode} />}
        </Detail>
        <TextDetail label={fields('originPort')} value={port(shipment.originPort)} />
        <TextDetail label={fields('destinationPort')} value={port(shipment.destinationPort)} />
        <TextDetail label={fields('goodsName')} value={shipment.goodsName} />
        <Detail label={fields('goodsValue')}>
          <Money value={shipment.goodsValue as Amount | null} currency={shipment.currency} />
        </Detail>
        <TextDetail label={fields('quantity')} value={formatQuantity(shipment.quantity ?? '')} />
        <TextDetail label={fields('volume')} value={formatQuantity(shipment.volume ?? '')} />
        <TextDetail label={fields('grossWeight')} value={formatQuantity(shipment.grossWeight ?? '')} />
        {shipment.containerCount !== null && (
          <TextDetail
            label={fields('containerType')}
            value={`${shipment.containerCount} × ${shipment.containerType}`}
          />
        )}
        <Detail label={fields('readyOn')}>
          <DateText value={shipment.readyOn ?? ''} />
        </Detail>
        <Detail label={fields('departBy')}>
          <DateText value={shipment.departBy ?? ''} />
        </Detail>
        <TextDetail label={fields('incoterm')} value={shipment.incoterm} />
        {children}
        <TextDetail label={fields('remarks')} value={shipment.remarks} isWide />
      </Details>
    </Panel>
  )
}
