import type { InboundDetail } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLine, InboundLineKey } from '@quayside/contract/warehouse/inbound-line.ts'
import { palletType } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { showNumber, sumTexts } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { CodeText } from '@quayside/kit/record/state-tag.tsx'
import { Nothing, Text } from '@quayside/kit/table/cells.tsx'
import { LinesSection } from '@quayside/kit/table/lines-table.tsx'
import type { Column } from '@quayside/kit/table/table.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryNames } from '../../lib/choices/dictionary.ts'
import { withRawCells } from '../../lib/documents/raw-cells.tsx'
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

function useLineColumns(lines: readonly InboundLine[]): readonly Column<InboundLine>[] {
  const t = useTranslations('inbound.record')
  const fields = useTranslations('warehouseFields.inboundLine')
  const countries = useEntryNames('1001')
  const units = useEntryNames('1003')
  const isReceived = lines.some((line) => line.receivedQty !== null)
  const isStored = lines.some((line) => line.lots.length > 0)
  return useMemo(() => {
    const text = (key: InboundLineKey, width: number, more: Partial<Column<InboundLine>> = {}) => ({
      key,
      title: fields(key),
      width,
      cell: (line: InboundLine) => <Text>{String(line[key] ?? '')}</Text>,
      ...more,
    })
    const number = (key: InboundLineKey, width: number): Column<InboundLine> => {
      const shown = (line: InboundLine): string => showNumber(String(line[key] ?? ''))
      return {
        key,
        title: fields(key),
        width,
        align: 'right',
        figures: (rows) => rows.map(shown),
        cell: (line) => (shown(line) === '' ? <Nothing /> : <span className="q-number">{shown(line)}</span>),
      }
    }
    const columns: readonly Column<InboundLine>[] = [
      text('model', 150, { isFirst: true }),
      number('qty', 80),
      ...(isReceived ? [receivedColumn(t('received'))] : []),
      ...(isStored ? [lotsColumn(t('lots'))] : []),
      text('name', 110, { grows: true }),
      text('brand', 110),
      text('origin', 84, {
        widthInEnglish: 104,
        cell: (line) => <Text>{countries(line.origin)}</Text>,
      }),
      text('unit', 64, { widthInEnglish: 76, cell: (line) => <Text>{units(line.unit)}</Text> }),
      text('palletNumber', 96),
      text('palletType', 84, {
        widthInEnglish: 96,
        cell: (line) =>
          line.palletType === null ? <Nothing /> : <CodeText list={palletType} value={line.palletType} />,
      }),
      number('pallets', 70),
      text('lotNumber', 120),
      text('batchNumber', 110),
      text('dateCode', 80, { widthInEnglish: 96 }),
      number('packages', 80),
      number('netWeight', 90),
      number('grossWeight', 90),
      number('volume', 80),
      number('minimumPackQuantity', 110),
      text('remark', 160),
    ]
    return withRawCells(columns, t('unreadable'))
  }, [t, fields, countries, units, isReceived, isStored])
}

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
