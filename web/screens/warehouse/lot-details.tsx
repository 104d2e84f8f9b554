import { readDateCode } from '@quayside/contract/warehouse/date-code.ts'
import { stockColumns } from '@quayside/contract/warehouse/stock.ts'
import type { StockDetail } from '@quayside/contract/warehouse/stock-detail.ts'
import {
  lotQuality,
  lotQualityTone,
  palletType,
  stockDocument,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { Detail, Details, TextDetail } from '@quayside/kit/record/details.tsx'
import { fieldsOf } from '@quayside/kit/record/fields.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { useCountryName } from '../../lib/choices/countries.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { LotExpiry } from './lot-expiry.tsx'
import styles from './stock.module.css'
import { StockDocument } from './stock-document.tsx'

/** What the lot is and where it came from. */
export function LotDetails({ lot }: { lot: StockDetail }) {
  const t = useTranslations('stock')
  const fields = useTranslations('warehouseFields.stock')
  const countryName = useCountryName()
  const shown = fieldsOf(stockColumns, lot, fields)
  return (
    <div className={styles['details']}>
      <Details>
        {shown('model', 'name', 'brand')}
        <TextDetail label={fields('origin')} value={countryName(lot.origin)} />
        {shown('lotNumber', 'batchNumber')}
        <Detail label={fields('dateCode')}>
          <DateCodeText typed={lot.dateCode} />
        </Detail>
        {lot.producedOn !== null && shown('producedOn')}
        {lot.expiresOn !== null && (
          <Detail label={fields('expiresOn')}>
            <LotExpiry lot={lot} />
          </Detail>
        )}
        <Detail label={fields('quality')}>
          <StateTag list={lotQuality} tones={lotQualityTone} value={lot.quality} />
        </Detail>
        {shown('inspectionState')}
        <Detail label={fields('palletNumber')}>
          <Code>{lot.palletNumber}</Code>
          {lot.palletType !== null && (
            <>
              {' '}
              <CodeText list={palletType} value={lot.palletType} />
            </>
          )}
        </Detail>
        <Detail label={t('lot.packing')}>
          {t('lot.packingOf', { pallets: lot.pallets, packages: lot.packages })}
        </Detail>
        <Detail label={t('lot.weight')}>
          {t('lot.weightOf', { gross: lot.grossWeight, net: lot.netWeight })}
        </Detail>
        <Detail label={t('lot.source')}>
          <Source lot={lot} />
        </Detail>
        <Detail label={t('lot.storedOn')}>
          <DateText value={lot.storedOn} /> · {t('days', { days: lot.days })}
        </Detail>
        {shown('supplierName')}
        {lot.orderNo !== null && (
          <Detail label={fields('orderNo')}>
            <Code {...(lot.orderId !== null && { href: pageAddress('/orderInfo', { id: lot.orderId }) })}>
              {lot.orderNo}
            </Code>
          </Detail>
        )}
      </Details>
    </div>
  )
}

function Source({ lot }: { lot: StockDetail }) {
  if (lot.inboundId !== null)
    return (
      <StockDocument
        document={{
          document: stockDocument.codes.inbound,
          documentId: lot.inboundId,
          documentNo: lot.inboundNumber ?? '',
        }}
      />
    )
  const first = lot.movements.at(-1)
  return first === undefined ? <Nothing /> : <StockDocument document={first} />
}

/** The code as it was typed, and what it means. */
function DateCodeText({ typed }: { typed: string }) {
  const t = useTranslations('stock.lot')
  if (typed === '') return <Nothing />
  const read = readDateCode(typed)
  const says =
    read === undefined
      ? t('unreadable')
      : read.week === 0
        ? t('dateCodeYear', { year: String(read.year) })
        : t('dateCodeOf', { year: String(read.year), week: read.week })
  return (
    <>
      <Code>{typed}</Code> <small>{says}</small>
    </>
  )
}
