import { type InboundDetail, inboundColumns, inboundDocuments } from '@quayside/contract/warehouse/inbound.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './warehouse.module.css'

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
  const t = useTranslations('inbound.record')
  const kinds = useTranslations('inbound.documents')
  const shown = inboundDocuments
    .map((kind) => ({
      kind,
      files: inbound.attachments.filter((file) => file.kind === kind).map(toStoredFile),
    }))
    .filter(({ files }) => files.length > 0)
  return (
    <Panel title={t('files')}>
      {shown.length === 0 ? (
        <p className={styles['quiet']}>{t('noFiles')}</p>
      ) : (
        <Details>
          {shown.map(({ kind, files }) => (
            <Detail key={kind} label={kinds(kind)} isWide>
              <FileList files={files} />
            </Detail>
          ))}
        </Details>
      )}
    </Panel>
  )
}
