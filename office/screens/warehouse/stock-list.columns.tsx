import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import {
  inspectionState,
  inspectionStateTone,
  lotQuality,
  lotQualityTone,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Code, Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { columnsOf } from '@quayside/kit/table/columns.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { recordAddress } from '../../lib/kinds.ts'
import { pageAddress } from '../../lib/pages.ts'
import { LotExpiry } from './lot-expiry.tsx'

/** Which lot, where it lies, how much of it is free, and whose it is. */
export function useStockColumns(): readonly Column<OfficeStock>[] {
  const fields = useTranslations('warehouseFields.stock')
  const review = useTranslations('officeReview')
  return useMemo(() => {
    const { day, figure, text } = columnsOf<OfficeStock, typeof fields>(fields)
    const held = (key: 'onHand' | 'reserved' | 'blocked' | 'available'): Column<OfficeStock> => ({
      key,
      title: fields(key),
      width: 100,
      align: 'right',
      isSortable: key === 'onHand' || key === 'available',
      figures: (rows) => rows.map((row) => showNumber(row[key])),
      cell: (row) => (
        <span className="q-number" data-off={(key === 'blocked' && Number(row[key]) > 0) || undefined}>
          {showNumber(row[key])}
        </span>
      ),
    })
    return [
      {
        key: 'number',
        title: fields('number'),
        width: 150,
        isFirst: true,
        isSortable: true,
        cell: (row) => <Code href={pageAddress('/office/lot', { id: row.id })}>{row.number}</Code>,
      },
      text('model', 180, { isSortable: true }),
      {
        key: 'quality',
        title: fields('quality'),
        width: 90,
        cell: (row) => <StateTag list={lotQuality} tones={lotQualityTone} value={row.quality} />,
      },
      {
        key: 'expiresOn',
        title: fields('expiresOn'),
        width: 190,
        isSortable: true,
        cell: (row) => <LotExpiry lot={row} />,
      },
      text('brand', 100),
      text('location', 90),
      text('warehouseName', 170),
      held('onHand'),
      held('reserved'),
      held('blocked'),
      held('available'),
      {
        key: 'inspectionState',
        title: fields('inspectionState'),
        width: 100,
        cell: (row) => (
          <StateTag list={inspectionState} tones={inspectionStateTone} value={row.inspectionState} />
        ),
      },
      text('lotNumber', 130, { isSortable: true }),
      text('dateCode', 90, { isSortable: true }),
      text('batchNumber', 100, { isHiddenAtFirst: true }),
      text('palletNumber', 100, { isHiddenAtFirst: true }),
      {
        key: 'companyName',
        title: review('customer'),
        width: 200,
        cell: (row) => <PageLink href={recordAddress('company', row.companyId)}>{row.companyName}</PageLink>,
      },
      {
        key: 'orderNo',
        title: fields('orderNo'),
        width: 150,
        cell: (row) =>
          row.orderId === null || row.orderNo === null ? (
            <Text>{row.orderNo}</Text>
          ) : (
            <Code href={recordAddress('order', row.orderId)}>{row.orderNo}</Code>
          ),
      },
      day('storedOn'),
      day('producedOn', { isHiddenAtFirst: true }),
      figure('days', 90),
      {
        key: 'isUnmeasured',
        title: fields('isUnmeasured'),
        width: 110,
        isHiddenAtFirst: true,
        cell: (row) => (row.isUnmeasured === 1 ? <Text>{fields('isUnmeasured')}</Text> : <Nothing />),
      },
      day('freeUntil', { isHiddenAtFirst: true, isSortable: false }),
    ]
  }, [fields, review])
}
