import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** Notifies the company of what happens to the goods besides the order's own steps. */
export const tellOfDelivery = (
  tx: Tx,
  order: LockedOrder,
  phrase: string,
  params: Record<string, string | number>,
): Promise<void> =>
  sendNotice(tx, {
    companyId: order.company_id,
    message: { phrase: `orderDelivery.${phrase}`, params: { orderNo: order.order_no, ...params } },
    record: { entity: 'order', id: order.id },
  })
