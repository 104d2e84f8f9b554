import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { useQuery } from '@tanstack/react-query'
import { Differences } from '../../lib/documents/differences.tsx'
import { api } from '../../lib/session/api.ts'

/** Goods of the order that came short, damaged or wrong, to be accepted or disputed. */
export function OrderDifferences({ order: { id, version } }: { order: OrderDetail }) {
  const { data = [] } = useQuery({
    queryKey: ['stockDifference', 'of', id, version],
    placeholderData: keepOfSameRecord(id),
    queryFn: () => api('GET business/online/order/{id}/differences', { params: { id } }, { isQuiet: true }),
  })
  return <Differences differences={data} />
}
