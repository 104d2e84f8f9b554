import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** Notifies the company of the provider's step. */
export const tellCompany = (
  tx: Tx,
  order: Pick<LockedOrder, 'company_id' | 'id' | 'order_no'>,
  phrase: string,
  params: Record<string, string | number>,
): Promise<void> =>
  sendNotice(tx, {
    companyId: order.company_id,
    message: { phrase: `order.${phrase}`, params: { orderNo: order.order_no, ...params } },
    record: { entity: 'order', id: order.id },
  })
