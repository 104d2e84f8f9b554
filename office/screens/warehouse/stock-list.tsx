import type { OfficeStock } from '@quayside/contract/office/stock.ts'
import { usualExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import {
  inspectionState,
  lotQuality,
  stockKind,
  warehousePlace,
} from '@quayside/contract/warehouse/warehouse.codes.ts'
import { FilterFlag } from '@quayside/kit/list/filter-bar.tsx'
import { useFilterFields } from '@quayside/kit/list/filter-fields.tsx'
import type { FilterTable } from '@quayside/kit/list/list-filters.ts'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { SelectionBar, SelectionStep } from '@quayside/kit/list/selection-bar.tsx'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, type QueryOf } from '../../lib/api.ts'
import { useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useWarehouseOptions } from '../../lib/warehouses.ts'
import { DatesDialog } from './dates-dialog.tsx'
import { LotsDialog } from './lots-dialog.tsx'
import type { LotsAction } from './lots-values.ts'
import { MeasureDialog } from './measure-dialog.tsx'
import { useStockColumns } from './stock-list.columns.tsx'

type Query = QueryOf<'GET warehouse/online/stock/list'>
const filters = {
  keyword: ['text', 260],
  warehouseId: ['own', 220],
  kind: stockKind,
  place: warehousePlace,
  quality: lotQuality,
  inspectionState,
  isAvailable: 'own',
  expiresWithin: 'own',
  isExpired: 'own',
  isUnmeasured: 'own',
  expiresOn: 'days',
  storedOn: 'days',
  companyId: 'own',
} as const satisfies FilterTable<Query>

/** Lots of all customers; selected ones are moved, blocked, unblocked or labelled together. */
export function StockList() {
  const t = useTranslations('officeWarehouse.stock')
  const fields = useTranslations('warehouseFields.stock')
  const pages = useTranslations('office.pages')
  const warehouses = useWarehouseOptions()
  const may = useMay()
  const queries = useQueryClient()
  const list = useListQuery<Query>(filters)
  const [acting, setActing] = useState<LotsAction>()
  const [isMeasuring, setMeasuring] = useState(false)
  const [isDating, setDating] = useState(false)
  const table = useListTable({
    name: 'office.stock',
    entity: 'stock',
    columns: useStockColumns(),
    list,
    fetch: (signal) =>
      api('GET warehouse/online/stock/list', { query: list.query }, { isQuiet: true, signal }),
    refetchInterval: useRefreshInterval(),
  })
  const { selected } = table
  const able: Record<LotsAction, readonly OfficeStock[]> = {
    move: selected,
    block: selected.filter(({ available }) => Number(available) > 0),
    unblock: selected.filter(({ blocked }) => Number(blocked) > 0),
    grade: selected,
  }
  const notIn = (name: 'inspected' | 'toInspect') =>
    selected.filter((lot) => lot.inspectionState !== inspectionState.codes[name])
  async function inspect(name: 'inspected' | 'toInspect'): Promise<void> {
    const lots = notIn(name).map(({ id }) => ({ lotId: id }))
    if (lots.length === 0) return
    await api('POST warehouse/online/stock/inspect', {
      body: { lots, inspectionState: inspectionState.codes[name], reason: '' },
    })
    table.select([])
    await queries.invalidateQueries({ queryKey: ['stock'] })
  }
  async function print(): Promise<void> {
    const query = { ids: selected.map(({ id }) => id).join(','), paper: 'sheet' as const }
    saveDownload(await api('GET warehouse/online/stock/labels', { query }))
  }
  return (
    <ListPage
      title={pages('stock')}
      table={table}
      filters={useFilterFields(filters, fields, {
        keyword: t('keyword'),
        warehouseId: { label: fields('warehouseName'), options: warehouses },
        kind: t('kind'),
        expiresWithin: {
          label: t('expiry.within'),
          options: usualExpiryDays.map((days) => ({
            value: String(days),
            label: t('expiry.days', { days }),
          })),
        },
        isExpired: <FilterFlag name="isExpired" label={t('expiry.expired')} text={t('expiry.onlyExpired')} />,
        isUnmeasured: (
          <FilterFlag name="isUnmeasured" label={fields('isUnmeasured')} text={t('onlyUnmeasured')} />
        ),
        isAvailable: <FilterFlag name="isAvailable" label={fields('available')} text={t('onlyAvailable')} />,
      })}
      selection={
        <SelectionBar table={table}>
          {may('stock-handle') &&
            (['move', 'block', 'unblock', 'grade'] as const).map((name) => (
              <SelectionStep
                key={name}
                label={t(`actions.${name}`)}
                count={able[name].length}
                isMain={name === 'move'}
                onClick={() => able[name].length > 0 && setActing(name)}
              />
            ))}
          {may('stock-handle') && (
            <SelectionStep label={t('measure')} count={selected.length} onClick={() => setMeasuring(true)} />
          )}
          {may('stock-handle') && (
            <SelectionStep label={t('date')} count={selected.length} onClick={() => setDating(true)} />
          )}
          {may('stock-handle') &&
            (['inspected', 'toInspect'] as const).map((name) => (
              <SelectionStep
                key={name}
                label={t(name)}
                count={notIn(name).length}
                onClick={() => void inspect(name).catch(() => undefined)}
              />
            ))}
          <SelectionStep
            label={t('labels')}
            count={selected.length}
            onClick={() => void print().catch(() => undefined)}
          />
        </SelectionBar>
      }
      rows={{
        empty: { text: t('empty') },
        totals: sumCells,
      }}
    >
      {acting && (
        <LotsDialog
          action={acting}
          lots={able[acting]}
          onDone={() => table.select([])}
          onClose={() => setActing(undefined)}
        />
      )}
      {isMeasuring && (
        <MeasureDialog lots={selected} onDone={() => table.select([])} onClose={() => setMeasuring(false)} />
      )}
      {isDating && (
        <DatesDialog lots={selected} onDone={() => table.select([])} onClose={() => setDating(false)} />
      )}
    </ListPage>
  )
}
