import { enquiryColumns } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { chargeableOf } from '@quayside/contract/forwarding/shipment.rules.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { ShipmentMeasures } from '@quayside/kit/records/shipment-measures.tsx'
import { Code } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import type { Shipment } from './shipment-form.values.ts'

type Props = { readonly shipment: Shipment }

/** Says where the goods go and how. */
export function ShipmentRoute({ shipment }: Props) {
  const t = useTranslations('forwarding.form')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const portName = useEntryNames('1007')
  const incoterm = useEntryNames('1004')
  const port = (value: string): string => (value === '' ? '' : `${portName(value)} ${value}`)
  const shown = fieldsOf(enquiryColumns, shipment, fields)
  return (
    <Panel title={t('route')}>
      <Details>
        {shipment.direction !== null && shown('direction')}
        {shipment.mode !== null && shown('mode')}
        <TextDetail label={fields('originPort')} value={port(shipment.originPort)} />
        <TextDetail label={fields('destinationPort')} value={port(shipment.destinationPort)} />
        <TextDetail label={fields('incoterm')} value={shipment.incoterm && incoterm(shipment.incoterm)} />
        {shown('readyOn', 'departBy', 'arriveBy')}
        {shipment.orderId !== null && (
          <Detail label={fields('orderNo')}>
            <Code href={pageAddress('/orderInfo', { id: shipment.orderId })}>{shipment.orderNo}</Code>
          </Detail>
        )}
      </Details>
    </Panel>
  )
}

export function ShipmentGoods({ shipment }: Props) {
  const t = useTranslations('forwarding.form')
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  const chargeable = chargeableOf(shipment.mode, shipment.volume, shipment.grossWeight)
  const sizes = shipment.sizes.map(
    ({ length, width, height, pieces }) => `${length} × ${width} × ${height} mm × ${pieces}`,
  )
  const shown = fieldsOf(enquiryColumns, shipment, fields)
  return (
    <Panel title={t('goods')}>
      <Details>
        <TextDetail label={fields('goodsName')} value={shipment.goodsName} isWide />
        {shown('goodsCategory')}
        <ShipmentMeasures shipment={shipment} />
        {chargeable && (
          <TextDetail
            label={t('chargeableLabel')}
            value={t(`chargeable.${chargeable.unit}`, { amount: chargeable.amount })}
          />
        )}
        {shipment.containerCount !== null && (
          <TextDetail
            label={fields('containerType')}
            value={`${shipment.containerCount} × ${shipment.containerType}`}
          />
        )}
        <TextDetail
          label={fields('isInsured')}
          value={t(isYes(shipment.isInsured) ? 'insured' : 'notInsured')}
        />
        {sizes.length > 0 && <TextDetail label={fields('sizes')} value={sizes.join(' · ')} isWide />}
        {shipment.remarks !== '' && <TextDetail label={fields('remarks')} value={shipment.remarks} isWide />}
      </Details>
    </Panel>
  )
}

export function ShipmentFiles({ shipment }: Props) {
  const fields = useTranslations('forwardingFields.forwarderEnquiry')
  if (shipment.attachments.length === 0) return null
  return (
    <Panel title={fields('attachments')}>
      <FileList files={shipment.attachments.map(toStoredFile)} />
    </Panel>
  )
}
