import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { api } from '../session/api.ts'

const found = 20
const columns = 'orderNo,supplierName,customerName'

/** Searches orders by their number, among the kinds that the member may see. */
export function useFindOrders(name: string) {
  const can = useCan()
  const kinds = orderKind.keys.filter((kind) => can(`order-${kind}-list`))
  const find = async (orderNo: string) => {
    const lists = await Promise.all(
      kinds.map((kind) =>
        api(
          'GET business/online/order/list',
          { query: { modelType: orderKind.codes[kind], orderNo, pageSize: found, columns } },
          { isQuiet: true },
        ),
      ),
    )
    return lists
      .flatMap(({ rows }) => rows)
      .map((row) => ({ id: row.id, number: row.orderNo, name: row.supplierName || row.customerName }))
  }
  return { key: `${name} ${kinds.join(' ')}`, kinds, find }
}
