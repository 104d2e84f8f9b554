import { enquiryColumns } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { freightDirection, freightMode } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentDraft } from '@quayside/contract/forwarding/shipment.rules.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { ShipmentMeasures } from '@quayside/kit/records/shipment-measures.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/entry-names.ts'

type Shipment = Omit<ShipmentDraft, 'sizes'> & {
  readonly readyOn: string | null
  readonly departBy: string | null
  readonly incoterm: string
  readonly remarks: string
}

/** What is to be carried, as the customer asked for it; the children are the record's own fields. */
export function ShipmentDetails({ shipment, children }: { shipment: Shipment; children?: ReactNode }) {
  const t = useTranslations('officeForwarding')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const portName = useEntryNames('1007')
  const port = (value: string): string => (value === '' ? '' : `${portName(value)} ${value}`)
  const { direction, mode } = shipment
  const shown = fieldsOf(enquiryColumns, shipment, fields)
  return (
    <Panel title={t('shipment')}>
      <Details>
        <Detail label={fields('mode')}>
          {direction !== null && <CodeText list={freightDirection} value={direction} />}{' '}
          {mode !== null && <CodeText list={freightMode} value={mode} />}
        </Detail>
        <TextDetail label={fields('originPort')} value={port(shipment.originPort)} />
        <TextDetail label={fields('destinationPort')} value={port(shipment.destinationPort)} />
        {shown('goodsName')}
        <ShipmentMeasures shipment={shipment} />
        {shipment.containerCount !== null && (
          <TextDetail
            label={fields('containerType')}
            value={`${shipment.containerCount} × ${shipment.containerType}`}
          />
        )}
        {shown('readyOn', 'departBy', 'incoterm')}
        {children}
        <TextDetail label={fields('remarks')} value={shipment.remarks} isWide />
      </Details>
    </Panel>
  )
}
