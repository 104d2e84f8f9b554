import { type InboundDetail, inboundColumns, inboundDocuments } from '@quayside/contract/warehouse/inbound.ts'
import { FilesPanel } from '@quayside/kit/files/files-panel.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'

type Props = { readonly inbound: InboundDetail }

export function InboundBasics({ inbound }: Props) {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.inbound')
  const shown = fieldsOf(inboundColumns, inbound, fields)
  return (
    <Panel title={t('basics')}>
      <Details>
        <Detail label={fields('supplierName')} isWide>
          {inbound.supplierId === null ? (
            <Nothing />
          ) : (
            <PageLink href={pageAddress('/supplierInfo', { id: inbound.supplierId })}>
              {inbound.supplierName}
            </PageLink>
          )}
        </Detail>
        {shown(
          'warehouseName',
          'orderedOn',
          'inspectionState',
          'storageType',
          'storageMode',
          'storageOrderType',
        )}
        {inbound.remarks !== '' && shown('remarks')}
      </Details>
    </Panel>
  )
}

/** Where the goods come from and with what; a pickup shows its own. */
export function InboundTransport({ inbound }: Props) {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.inbound')
  const couriers = useEntryNames('1013')
  const has = (text: string): boolean => text !== ''
  const shown = fieldsOf(inboundColumns, inbound, fields)
  return (
    <Panel title={t('transport')}>
      <Details>
        {shown('arrivalMode', 'pickupTime', 'pickupAddress')}
        {has(inbound.contact) && shown('contact')}
        {has(inbound.phone) && shown('phone')}
        {has(inbound.expressProvider) && (
          <TextDetail label={fields('expressProvider')} value={couriers(inbound.expressProvider)} />
        )}
        {has(inbound.expressNumber) && shown('expressNumber')}
        {has(inbound.vehicle) && shown('vehicle')}
        {has(inbound.driver) && shown('driver')}
        {has(inbound.driverPhone) && shown('driverPhone')}
      </Details>
    </Panel>
  )
}

export function InboundFiles({ inbound }: Props) {
  const names = useTranslations('inbound.documents')
  const kinds = inboundDocuments.map((kind) => ({ kind, label: names(kind) }))
  return <FilesPanel files={inbound.attachments} kinds={kinds} />
}
