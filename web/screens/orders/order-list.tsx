import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { ListPage } from '@quayside/kit/list/list-page.tsx'
import { useListQuery } from '@quayside/kit/list/list-query.ts'
import { useListTable } from '@quayside/kit/list/list-table.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { sumCells } from '@quayside/kit/table/sum-cells.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api, type QueryOf } from '../../lib/session/api.ts'
import { type OrderKind, orderKinds } from './order-kinds.ts'
import { useOrderActions } from './order-list.actions.ts'
import { useOrderColumns } from './order-list.columns.tsx'
import { orderFilterNames, useOrderFilters } from './order-list.filters.tsx'
import { askedColumns } from './order-list.further.tsx'
import { OrderListMore } from './order-list.more.tsx'
import { OrderNextStep } from './order-list.next-step.tsx'
import { OrderSelection } from './order-list.selection.tsx'
import { OrderTabs } from './order-list.tabs.tsx'

const OrderPeek = lazyPart(() => import('./order-peek.tsx'))
const SubmitQuestion = lazyPart(() => import('./order-list.ask.tsx'))
const SubmitResults = lazyPart(() => import('./order-list.submit.tsx'))

/** §2: one shared screen for all kinds. */
export const ImportOrderList = () => <OrderList kind={orderKinds.import} />
export const ExportOrderList = () => <OrderList kind={orderKinds.export} />
export const TransitOrderList = () => <OrderList kind={orderKinds.transit} />
export const DomesticOrderList = () => <OrderList kind={orderKinds.domestic} />

function OrderList({ kind }: { kind: OrderKind }) {
  const t = useTranslations('orders.list')
  const can = useCan()
  const navigate = useNavigate()
  const modelType = kind.code
  const list = useListQuery<QueryOf<'GET business/online/order/list'>>(orderFilterNames)
  const { pageNum: _pageNum, pageSize: _pageSize, ...filter } = list.query
  const counts = useQuery({
    queryKey: ['order', 'counts', modelType],
    queryFn: () => api('GET business/online/order/tabCounts', { query: { modelType } }, { isQuiet: true }),
  })
  const table = useListTable({
    name: `orders.${kind.key}`,
    entity: 'order',
    within: modelType,
    columns: useOrderColumns(kind.key),
    list,
    asks: askedColumns,
    fetch: (signal, columns) =>
      api('GET business/online/order/list', { query: { ...list.query, modelType, columns } }, { signal }),
  })
  const act = useOrderActions(modelType)
  const [sent, setSent] = useState<{ orders: readonly ListedOrder[]; results: readonly SubmitResult[] }>()
  const create = (): void => void navigate({ href: pageAddress(kind.path) })
  const may = (action: Parameters<typeof orderPermission>[1]) => can(orderPermission(modelType, action))
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

  const [asked, setAsked] = useState<readonly ListedOrder[]>()

  async function submit(orders: readonly ListedOrder[]): Promise<void> {
    const results = await act.submit(orders)
    setAsked(undefined)
    setSent({ orders, results })
    table.select([])
  }

  return (
    <ListPage
      title={t(`title.${kind.key}`)}
      table={table}
      actions={
        <>
          <OrderListMore
            kind={kind}
            canCopy={may('save')}
            canExport={may('export')}
            onCopied={act.openCopy}
            onExportAll={() => quietly(act.download(table, filter, 'all'))}
          />
          {may('export') && (
            <Button onClick={() => quietly(act.download(table, filter, table.selected))}>
              {t('export')}
            </Button>
          )}
          {may('save') && (
            <Button look="primary" onClick={create}>
              {t(`new.${kind.key}`)}
            </Button>
          )}
        </>
      }
      tabs={
        <OrderTabs
          filters={list.filters}
          hasDeadlines={kind.key === 'export'}
          counts={counts.data}
          onChoose={(chosen) => list.setFilters({ ...list.filters, ...chosen })}
        />
      }
      filters={useOrderFilters()}
      selection={
        <OrderSelection
          table={table}
          may={may}
          act={act}
          onSubmit={setAsked}
          onExport={() => quietly(act.download(table, filter, table.selected))}
        />
      }
      rows={{
        empty: {
          text: t('empty'),
          ...(may('save') && { action: { label: t(`new.${kind.key}`), run: create } }),
        },
        totals: sumCells,
        actionsWidth: 88,
        actions: (row) => (
          <OrderNextStep order={row} formPath={kind.path} may={may} onSubmit={() => setAsked([row])} />
        ),
        peek: {
          blocks: (row) => <OrderPeek key={row.id} order={row} />,
          actions: (row) => (
            <OrderNextStep
              order={row}
              formPath={kind.path}
              may={may}
              onSubmit={() => setAsked([row])}
              hasSum
            />
          ),
        },
      }}
    >
      {asked && (
        <Suspense>
          <SubmitQuestion orders={asked} onConfirm={submit} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
      {sent && (
        <Suspense>
          <SubmitResults {...sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </ListPage>
  )
}
