import type { SubmitResult } from '@quayside/contract/kernel/system.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { contractsAtOnce } from '@quayside/contract/orders/order-contract.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { saveDownload } from '@quayside/kit/page/download.ts'
import { showToast } from '@quayside/kit/page/events.ts'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { resultsOf } from '@quayside/kit/page/several.ts'
import { exportedColumns, type TableState } from '@quayside/kit/table/table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import { api } from '../../lib/session/api.ts'
import { formPathOf } from './order-kinds.ts'
import { mayStep } from './order-list.steps.ts'

type Copied = { readonly id: string; readonly modelType: number; readonly orderNo: string }

const idsOf = (orders: readonly ListedOrder[]): string[] => orders.map((order) => order.id)

/** The actions of the list; each one refetches it. */
export function useOrderActions(modelType: number) {
  const t = useTranslations('orders.list')
  const contract = useTranslations('orders.contract')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: ['order'] })

  const openCopy = ({ id, modelType: kind, orderNo }: Copied): void => {
    showToast({ kind: 'success', text: t('copied', { number: orderNo }) })
    void navigate({ href: pageAddress(formPathOf(kind), { id }) })
  }
  return {
    openCopy,
    applyForPayment(orders: readonly Pick<ListedOrder, 'id'>[]): void {
      const orderIds = orders.map(({ id }) => id).join(',')
      void navigate({ href: pageAddress('/toCopeWithApplication', { orderIds }) })
    },
    requestInvoice(orders: readonly Pick<ListedOrder, 'id'>[]): void {
      const requestFor = orders.map(({ id }) => id).join(',')
      void navigate({ href: pageAddress('/theInputTicket', { requestFor }) })
    },
    async copy(order: ListedOrder): Promise<void> {
      openCopy(await api('POST business/online/order/{id}/copy', { params: { id: order.id }, body: {} }))
    },
    async submit(orders: readonly ListedOrder[]): Promise<readonly SubmitResult[]> {
      const ids = idsOf(orders)
      const results = await resultsOf(
        api('PUT system/online/sysTableLevelStep/commitAudit', { body: { tableName: 'order', ids } }),
      )
      await refresh()
      return results
    },
    async remove(orders: readonly ListedOrder[]): Promise<void> {
      const ids = idsOf(orders.filter((order) => mayStep(order, 'remove')))
      const { count } = await api('DELETE business/online/order/batchRemove', { body: { ids } })
      showToast({ kind: 'success', text: t('removed', { count }) })
      await refresh()
    },
    async sign(orders: readonly ListedOrder[]): Promise<void> {
      for (const { id } of orders)
        await api('POST business/online/order/{id}/sign', { params: { id }, body: {} })
      showToast({ kind: 'success', text: t('signed', { count: orders.length }) })
      await refresh()
    },
    /** Exports the visible columns: of the selected orders, or of all that match the filter. */
    async download(
      table: TableState<Order>,
      filter: object,
      orders: readonly ListedOrder[] | 'all',
    ): Promise<void> {
      // §8: 'Please select the order you want to export'.
      if (orders.length === 0) return showToast({ kind: 'warning', text: t('exportEmpty') })
      const ids = orders === 'all' ? {} : { ids: idsOf(orders).join(',') }
      const query = { ...filter, ...ids, modelType, columns: exportedColumns(table) }
      saveDownload(await api('GET business/online/order/export', { query }))
    },
    async contracts(orders: readonly ListedOrder[]): Promise<void> {
      if (orders.length > contractsAtOnce)
        return showToast({ kind: 'warning', text: contract('tooMany', { max: contractsAtOnce }) })
      const query = { ids: idsOf(orders).join(',') }
      saveDownload(await api('GET business/online/orderContract/archive', { query }))
    },
  }
}
