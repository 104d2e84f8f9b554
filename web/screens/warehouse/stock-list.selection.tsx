import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { Can } from '@quayside/kit/context.tsx'
import { SelectionBar, SelectionStep } from '@quayside/kit/selection-bar.tsx'
import type { TableState } from '@quayside/kit/table.ts'
import { useTranslations } from 'use-intl'
import { saveLabels } from './lot-labels.ts'

type Props = { readonly table: TableState<Stock>; readonly onExport: (lots: readonly Stock[]) => void }

/** What can be done with the selected lots. */
export function StockSelection({ table, onExport }: Props) {
  const t = useTranslations('stock')
  const { selected } = table
  const ids = selected.map(({ id }) => id)
  return (
    <SelectionBar table={table}>
      <SelectionStep label={t('labelsRoll')} count={ids.length} onClick={() => saveLabels(ids, 'roll')} />
      <SelectionStep label={t('labelsSheet')} count={ids.length} onClick={() => saveLabels(ids, 'sheet')} />
      <Can permission="logistics-stock-export">
        <SelectionStep label={t('exportSelected')} count={ids.length} onClick={() => onExport(selected)} />
      </Can>
    </SelectionBar>
  )
}

export function LotActions({ lot }: { lot: Stock }) {
  const t = useTranslations('stock.lot')
  return (
    <button type="button" onClick={() => saveLabels([lot.id], 'roll')}>
      {t('labels')}
    </button>
  )
}
