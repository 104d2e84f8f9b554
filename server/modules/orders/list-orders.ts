import type { AskedColumns } from '@quayside/contract/kernel/api.ts'
import { exportsDue } from '@quayside/contract/orders/exports-due.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import type { OrderKindQuery, OrderQuery, OrderTabCounts } from '@quayside/contract/orders/order-query.ts'
import { toSums } from '../../platform/records/list-sums.ts'
import type { Call } from '../../platform/session/call.ts'
import { askedBy, wantedBy } from './order-filters.ts'
import {
  countTabs,
  findOrderPage,
  findShortOrderPage,
  isTallied,
  orderSums,
  sumOrders,
} from './order-queries.ts'
import { partnersOf, toOrder, toShortOrder } from './order-rows.ts'
import { countReminders } from './reminder-queries.ts'

type Asked = { readonly query: OrderQuery; readonly columns?: AskedColumns | undefined }

/** The usual columns of a list, where it asks for no others, are read by a statement of their own. */
export async function listOrders(call: Call, { query, columns }: Asked) {
  const asked = askedBy(call, query)
  const wanted = wantedBy(call.principal.companyId, asked)
  const sums = sumOrders(wanted, asked)
  const partners = columns && partnersOf(columns.names)
  if (partners) {
    const page = findShortOrderPage(wanted, asked, call.locale, partners)
    const [rows, groups] = await call.read(page, sums)
    return { rows: rows.map(toShortOrder) as Order[], ...toSums(groups, orderSums, isTallied(wanted)) }
  }
  const [rows, groups] = await call.read(findOrderPage(wanted, asked, call.locale), sums)
  return { rows: rows.map(toOrder), ...toSums(groups, orderSums, isTallied(wanted)) }
}

export async function countOrderTabs(
  call: Call,
  { query }: { query: OrderKindQuery },
): Promise<OrderTabCounts> {
  const of = { companyId: call.principal.companyId, modelType: query.modelType }
  const [[row], [reminders]] = await call.read(
    countTabs(of),
    countReminders({ ...of, ...exportsDue(call.platform.clock.today()) }),
  )
  return {
    all: Number(row?.all ?? 0),
    toSubmit: Number(row?.toSubmit ?? 0),
    pendingPayment: Number(row?.pendingPayment ?? 0),
    pendingReceipt: Number(row?.pendingReceipt ?? 0),
    auditFailed: Number(row?.auditFailed ?? 0),
    returned: Number(row?.returned ?? 0),
    hasReminder: Number(reminders?.reminded ?? 0),
    isLate: Number(reminders?.late ?? 0),
  }
}
