import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { ExportSelected, SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import type { TableState } from '@quayside/kit/table/table.ts'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { saveLabels } from './lot-labels.ts'

type Props = { readonly table: TableState<Stock>; readonly onExport: (lots: readonly Stock[]) => void }

/** What can be done with the selected lots. */
export function StockSelection({ table, onExport }: Props) {
  const t = useTranslations('stock')
  const { selected } = table
  const ids = selected.map(({ id }) => id)
  const navigate = useNavigate()
  const usable = selected.filter(isUsable)
  function shipOut(): void {
    if (usable.length === 0) return showToast({ kind: 'warning', text: t('nothingAvailable') })
    if (new Set(usable.map(({ warehouseId }) => warehouseId)).size > 1)
      return showToast({ kind: 'warning', text: t('oneWarehouse') })
    void navigate({ href: outboundOf(usable) })
  }
  return (
    <SelectionBar table={table}>
      <SelectionStep label={t('labelsRoll')} count={ids.length} onClick={() => saveLabels(ids, 'roll')} />
      <SelectionStep label={t('labelsSheet')} count={ids.length} onClick={() => saveLabels(ids, 'sheet')} />
      <ExportSelected table={table} permission="logistics-stock-export" onExport={onExport} />
      <Can permission="logistics-outbound-save">
        <SelectionStep label={t('outboundSelected')} count={usable.length} isMain onClick={shipOut} />
      </Can>
    </SelectionBar>
  )
}

/** Free goods; those of an order leave with it. */
export const isUsable = ({ available, orderId }: Pick<Stock, 'available' | 'orderId'>): boolean =>
  Number(available) > 0 && orderId === null

/** A new outbound order with these lots. */
export const outboundOf = (lots: readonly Pick<Stock, 'id'>[]): string =>
  pageAddress('/outstorageInfo', { lots: lots.map(({ id }) => id).join(',') })

export function LotActions({ lot }: { lot: Stock }) {
  const t = useTranslations('stock')
  return (
    <>
      {isUsable(lot) && (
        <Can permission="logistics-outbound-save">
          <PageLink href={outboundOf([lot])}>{t('outbound')}</PageLink>
        </Can>
      )}
      <button type="button" onClick={() => saveLabels([lot.id], 'roll')}>
        {t('label')}
      </button>
    </>
  )
}
