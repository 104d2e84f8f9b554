import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { useEventText } from './order-record.events.ts'
import { OrderProgress } from './order-record.progress.tsx'
import { OrderStates } from './order-record.states.tsx'
import { OrderParties } from './order-record.tsx'

const recentEvents = 3
/** The list has one of the names at most; the record brings both. */
const noParties = { supplierId: null, supplierName: '', customerName: '' }

export default withPhrases(['machines', 'orderLogistics'], OrderPeek)

/** An order beside its list, in the order of its page: parties and sum, route line, states, what happened last. */
function OrderPeek({ order: row }: { order: ListedOrder }) {
  const t = useTranslations('orders.record')
  const textOf = useEventText()
  const { data: order } = useQuery({
    queryKey: ['order', 'detail', row.id],
    queryFn: () => api('GET business/online/order/{id}', { params: { id: row.id } }, { isQuiet: true }),
  })
  const kind = orderKind.keyOf(row.modelType) ?? 'import'
  return (
    <>
      <div className="q-peek-title">
        <span>
          <OrderParties order={order ?? noParties} kind={kind} />
        </span>
        <Money value={row.orderAmount} currency={row.currency} />
      </div>
      {order ? (
        <>
          <OrderProgress order={order} kind={kind} />
          <OrderStates order={order} />
          <TimelineSection entries={order.timeline.slice(0, recentEvents)} textOf={textOf} />
        </>
      ) : (
        <TableSkeleton label={t('basics')} />
      )}
    </>
  )
}
