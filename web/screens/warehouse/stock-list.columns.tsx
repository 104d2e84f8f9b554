import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import type { Stock as Row } from '@quayside/contract/warehouse/stock.ts'
import {
  inspectionState,
  inspectionStateTone,
  lotQuality,
  lotQualityTone,
  palletType,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { FreeEnd } from './free-end.tsx'
import { LotCostCell } from './lot-cost-cell.tsx'
import { LotExpiry } from './lot-expiry.tsx'
import { QuantityCell, type Spanned } from './quantity-bar.tsx'
import styles from './stock.module.css'
import { TwoLines } from './two-lines.tsx'

const addressOf = ({ id }: Row): string => pageAddress('/stockInfo', { id })
const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ')

/** A list that is asked for goods that expire shows their day; in others it stands below the lot number. */
export function useStockColumns(isOrderStock: boolean, isByExpiry: boolean): readonly Column<Row>[] {
  const t = useTranslations('stock')
  const fields = useTranslations('warehouseFields.stock')
  const codeText = useCodeText()
  return useMemo(() => {
    const of = columnsOf<Row, typeof fields>(fields)
    const isHiddenAtFirst = true
    const figure = (key: Spanned, more: Partial<Column<Row>>): Column<Row> => ({
      key,
      title: t(`lot.${key}`),
      // Of the same width, so that each of them shows a third of the bar.
      width: 94,
      widthInEnglish: 106,
      align: 'right',
      isKept: true,
      figures: (rows) => rows.map((row) => showNumber(row[key])),
      cell: (row) => <QuantityCell lot={row} of={key} />,
      ...more,
    })
    return [
      {
        ...of.number('number', 118, addressOf),
        exports: ['number', 'quality'],
      },
      {
        key: 'lotNumber',
        title: t('columns.lot'),
        width: 130,
        isSortable: true,
        isUnderFirst: true,
        onCard: 'note',
        cell: (row) => {
          const isGood = row.quality === lotQuality.codes.good
          const text = joined(
            !isGood && codeText(lotQuality, row.quality),
            row.lotNumber || row.batchNumber,
            row.lotNumber && row.batchNumber,
            row.dateCode && `D/C ${row.dateCode}`,
            !isByExpiry && row.expiresOn && `EXP ${row.expiresOn}`,
          )
          if (isGood) return <Text>{text}</Text>
          return (
            <span className={styles['quality']}>
              <Text>{text}</Text>
            </span>
          )
        },
      },
      {
        key: 'model',
        title: fields('model'),
        width: 140,
        grows: true,
        isSortable: true,
        isKept: true,
        onCard: 'title',
        figures: (rows) => rows.map((row) => row.model),
        cell: (row) => <TwoLines first={row.model} second={joined(row.brand, row.name)} isCode />,
      },
      of.state('quality', { list: lotQuality, tones: lotQualityTone }, 84, {
        isState: false,
        widthInEnglish: 100,
        isHiddenAtFirst,
      }),
      {
        key: 'expiresOn',
        title: fields('expiresOn'),
        width: 104,
        widthInEnglish: 124,
        isSortable: true,
        ...(isByExpiry ? { isKept: true } : { isHiddenAtFirst }),
        onCard: 'alert',
        cell: (row) => <LotExpiry lot={row} />,
      },
      {
        key: 'location',
        title: t('columns.place'),
        width: 104,
        grows: true,
        onCard: 'note',
        cell: (row) =>
          row.location === '' ? (
            <Text>{row.warehouseName}</Text>
          ) : (
            <TwoLines first={row.location} second={row.warehouseName} isCode />
          ),
      },
      figure('onHand', { isSortable: true }),
      figure('reserved', {
        figures: (rows) =>
          rows.flatMap((row) => [
            showNumber(row.reserved),
            ...(Number(row.blocked) > 0 ? [t('blocked', { qty: showNumber(row.blocked) })] : []),
          ]),
        cell: (row) => (
          <QuantityCell
            lot={row}
            of="reserved"
            below={Number(row.blocked) > 0 ? t('blocked', { qty: showNumber(row.blocked) }) : ''}
          />
        ),
      }),
      figure('available', { isSortable: true, onCard: 'sum' }),
      {
        key: 'days',
        title: t('columns.days'),
        width: 88,
        align: 'right',
        cell: (row) => <TwoLines first={t('days', { days: row.days })} second={row.storedOn} />,
      },
      {
        key: 'freeUntil',
        title: t('columns.free'),
        width: 104,
        widthInEnglish: 136,
        ...(isByExpiry ? { isHiddenAtFirst } : { isKept: true }),
        cell: (row) => <FreeEnd lot={row} />,
      },
      {
        key: 'cost',
        title: t('columns.cost'),
        width: 112,
        align: 'right',
        onCard: 'aside',
        figures: (rows) =>
          rows.map((row) => `${row.costCurrency ?? ''} ${formatAmount((row.cost ?? '0') as Amount)}`),
        cell: (row) => <LotCostCell lot={row} />,
      },
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 130,
        ...(!isOrderStock && { isHiddenAtFirst }),
        cell: (row) =>
          row.orderNo === null ? (
            <Nothing />
          ) : (
            <Code {...(row.orderId !== null && { href: pageAddress('/orderInfo', { id: row.orderId }) })}>
              {row.orderNo}
            </Code>
          ),
      },
      of.text('supplierName', 160, { isHiddenAtFirst }),
      of.text('origin', 80, { isHiddenAtFirst }),
      of.text('palletNumber', 120, { isHiddenAtFirst }),
      of.coded('palletType', palletType, 110, { isHiddenAtFirst }),
      of.state('inspectionState', { list: inspectionState, tones: inspectionStateTone }, 96, {
        isState: false,
        widthInEnglish: 110,
        isHiddenAtFirst,
      }),
      of.day('producedOn', { isHiddenAtFirst }),
      of.day('storedOn', { isHiddenAtFirst }),
    ]
  }, [t, fields, codeText, isOrderStock, isByExpiry])
}
