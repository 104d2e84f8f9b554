import type { CodeList } from '@quayside/contract/kernel/codes.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { type InboundDetail, inboundDocuments } from '@quayside/contract/warehouse/inbound.ts'
import { storageMode, storageOrderType, storageType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { FileList } from '@quayside/kit/files/attachment-field.tsx'
import { toStoredFile } from '@quayside/kit/files/stored-file.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { CodeDetail, Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateDetail } from '@quayside/kit/record/value-details.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './warehouse.module.css'

type Props = { readonly inbound: InboundDetail }
type Coded = { readonly list: CodeList<string, number>; readonly value: number | null }

const Chosen = ({ list, value }: Coded) =>
  value === null ? <Nothing /> : <CodeText list={list} value={value} />

export function InboundBasics({ inbound }: Props) {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.warehouseIn')
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
        <TextDetail label={fields('warehouseName')} value={inbound.warehouseName} isWide />
        <DateDetail label={fields('orderedOn')} value={inbound.orderedOn} />
        <Detail label={fields('storageType')}>
          <Chosen list={storageType} value={inbound.storageType} />
        </Detail>
        <Detail label={fields('storageMode')}>
          <Chosen list={storageMode} value={inbound.storageMode} />
        </Detail>
        <Detail label={fields('storageOrderType')}>
          <Chosen list={storageOrderType} value={inbound.storageOrderType} />
        </Detail>
        {inbound.remarks !== '' && <TextDetail label={fields('remarks')} value={inbound.remarks} isWide />}
      </Details>
    </Panel>
  )
}

/** Where the goods come from and with what; a pickup shows its own. */
export function InboundTransport({ inbound }: Props) {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.warehouseIn')
  const couriers = useEntryNames('1013')
  const has = (text: string): boolean => text !== ''
  return (
    <Panel title={t('transport')}>
      <Details>
        <Detail label={fields('arrivalMode')}>
          <Chosen list={receivingMode} value={inbound.arrivalMode} />
        </Detail>
        <TextDetail label={fields('pickupTime')} value={inbound.pickupTime} />
        <TextDetail label={fields('pickupAddress')} value={inbound.pickupAddress} isWide />
        {has(inbound.contact) && <TextDetail label={fields('contact')} value={inbound.contact} />}
        {has(inbound.phone) && <CodeDetail label={fields('phone')} value={inbound.phone} />}
        {has(inbound.expressProvider) && (
          <TextDetail label={fields('expressProvider')} value={couriers(inbound.expressProvider)} />
        )}
        {has(inbound.expressNumber) && (
          <CodeDetail label={fields('expressNumber')} value={inbound.expressNumber} />
        )}
        {has(inbound.vehicle) && <TextDetail label={fields('vehicle')} value={inbound.vehicle} />}
        {has(inbound.driver) && <TextDetail label={fields('driver')} value={inbound.driver} />}
        {has(inbound.driverPhone) && <CodeDetail label={fields('driverPhone')} value={inbound.driverPhone} />}
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
