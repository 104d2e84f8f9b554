import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import { type InboundLine, inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { inOrder, lineTableColumns } from '@quayside/kit/table/line-columns.tsx'
import { LinesSection } from '@quayside/kit/table/lines-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLineNames } from '../../lib/documents/line-names.ts'
import { withRawCells } from '../../lib/documents/raw-cells.tsx'
import { pageAddress } from '../../lib/pages/pages.ts'
import { lotsColumn } from './inbound-record.lots.tsx'
import styles from './warehouse.module.css'

/** The goods, read-only, with what came in of them and the lots they became. */
export function InboundLines({ inbound }: { inbound: InboundDetail }) {
  const t = useTranslations('inbound.record')
  const { lines } = inbound
  const columns = useLineColumns(lines)
  const sum = (of: (line: InboundLine) => string) => (
    <span className="q-number">{showNumber(sumTexts(lines.map(of)))}</span>
  )
  return (
    <LinesSection
      texts={t}
      rows={lines}
      columns={columns}
      totals={{
        qty: sum((line) => line.qty),
        ...(lines.some((line) => line.receivedQty !== null) && {
          receivedQty: sum((line) => line.receivedQty ?? '0'),
        }),
      }}
    />
  )
}

/** What is announced and what came in stand first. */
const first = ['model', 'qty', 'receivedQty', 'lots', 'order']
const own = { model: { isFirst: true }, name: { grows: true } }

function useLineColumns(lines: readonly InboundLine[]): readonly Column<InboundLine>[] {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.inboundLine')
  const nameOf = useLineNames(inboundLines.columns)
  const isReceived = lines.some((line) => line.receivedQty !== null)
  const isStored = lines.some((line) => line.lots.length > 0)
  const isOfOrder = lines.some((line) => line.orderId !== null)
  return useMemo(() => {
    const columns: readonly Column<InboundLine>[] = [
      ...lineTableColumns(inboundLines.columns, { titleOf: fields, nameOf, own }),
      ...(isReceived ? [receivedColumn(t('received'))] : []),
      ...(isStored ? [lotsColumn(t('lots'))] : []),
      ...(isOfOrder ? [orderColumn(t('order'))] : []),
    ]
    return withRawCells(inOrder(columns, first), t('unreadable'))
  }, [t, fields, nameOf, isReceived, isStored, isOfOrder])
}

/** Whose goods they are. */
const orderColumn = (title: string): Column<InboundLine> => ({
  key: 'order',
  title,
  width: 150,
  cell: ({ orderId, orderNo }) =>
    orderId === null ? (
      <Nothing />
    ) : (
      <PageLink href={pageAddress('/orderInfo', { id: orderId })}>{orderNo}</PageLink>
    ),
})

/** Beside a quantity that differs, by how much. */
const receivedColumn = (title: string): Column<InboundLine> => ({
  key: 'receivedQty',
  title,
  width: 128,
  align: 'right',
  cell: (line) => <Received line={line} />,
})

function Received({ line }: { line: InboundLine }) {
  const t = useTranslations('inbound.record')
  if (line.receivedQty === null) return <Nothing />
  const gap = sumTexts([line.receivedQty, `-${line.qty}`])
  return (
    <span className="q-number">
      {gap !== '' && Number(gap) !== 0 && (
        <span className={styles['gap']}>{t('gap', { qty: showNumber(gap) })} </span>
      )}
      {showNumber(line.receivedQty)}
    </span>
  )
}
