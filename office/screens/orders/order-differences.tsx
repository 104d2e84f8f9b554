import type { OrderReview } from '@quayside/contract/office/order.ts'
import { keepOfSameRecord } from '@quayside/kit/page/same-record.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { DifferenceTable } from '../../lib/difference-table.tsx'
import { useMay } from '../../lib/may.ts'

/** What of the order's goods came in otherwise than ordered. */
export function OrderDifferences({ order }: { order: OrderReview }) {
  const isShown = useMay()('inbound-list')
  const { data } = useQuery({
    queryKey: ['stockDifference', 'of', order.id, order.version],
    placeholderData: keepOfSameRecord(order.id),
    queryFn: () =>
      api(
        'GET warehouse/online/difference/list',
        { query: { orderId: order.id, pageSize: 200 } },
        { isQuiet: true },
      ),
    enabled: isShown,
  })
  if (!data || data.rows.length === 0) return null
  return <DifferenceTable rows={data.rows.map((row) => ({ ...row, reason: row.title }))} />
}
