import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import type { Column } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { type Counts, differenceOf } from './stocktaking.ts'

type Entry = {
  readonly counts: Counts
  readonly enter: (lot: OfficeStock, values: { counted?: string; reason?: string }) => void
}

export function useCountedColumns({ counts, enter }: Entry): readonly Column<OfficeStock>[] {
  const t = useTranslations('officeWarehouse.stocktaking')
  const fields = useTranslations('warehouseFields.stock')
  return [
    { key: 'model', title: fields('model'), width: 180, isFirst: true, cell: ({ model }) => model },
    { key: 'location', title: fields('location'), width: 100, cell: ({ location }) => location || '–' },
    { key: 'number', title: fields('number'), width: 150, cell: ({ number }) => <code>{number}</code> },
    { key: 'lotNumber', title: fields('lotNumber'), width: 140, cell: ({ lotNumber }) => lotNumber || '–' },
    {
      key: 'onHand',
      title: t('books'),
      width: 100,
      align: 'right',
      cell: ({ onHand }) => <span className="q-number">{showNumber(onHand)}</span>,
    },
    {
      key: 'counted',
      title: t('countedQty'),
      width: 120,
      align: 'right',
      cell: (lot) => (
        <input
          className="q-cell-entry"
          data-number
          aria-label={t('countedOf', { number: lot.number })}
          inputMode="decimal"
          maxLength={16}
          value={counts[lot.id]?.counted ?? ''}
          onChange={(event) => enter(lot, { counted: event.target.value })}
        />
      ),
    },
    {
      key: 'difference',
      title: t('difference'),
      width: 96,
      align: 'right',
      cell: (lot) => {
        const by = differenceOf(counts[lot.id])
        return by === undefined ? null : (
          <span className="q-number" data-off={by !== '0' || undefined}>
            {showNumber(by)}
          </span>
        )
      },
    },
    {
      key: 'reason',
      title: t('reason'),
      width: 240,
      cell: (lot) => {
        const by = differenceOf(counts[lot.id])
        if (by === undefined || by === '0') return <span className="q-nothing">–</span>
        const reason = counts[lot.id]?.reason ?? ''
        return (
          <input
            className="q-cell-entry"
            aria-label={t('reasonOf', { number: lot.number })}
            aria-invalid={reason.trim() === ''}
            maxLength={500}
            value={reason}
            onChange={(event) => enter(lot, { reason: event.target.value })}
          />
        )
      },
    },
  ]
}
