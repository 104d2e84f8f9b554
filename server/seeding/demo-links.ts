import { linkKind } from '@quayside/contract/links/link.codes.ts'
import { linkDays } from '@quayside/contract/links/link.rules.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { demoLinkRecipients } from '@quayside/db/seeds/demo/links.ts'
import type { DemoClient } from './demo-client.ts'

type Listed = { readonly rows: readonly { readonly id: string }[] }

/** A tracking link to the newest import order, and a supplier's link to the newest inbound order. */
export async function seedLinks(
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  const make = async (list: string, entity: string, kind: number, recipient: string): Promise<void> => {
    const { rows } = await client.call<Listed>(`GET ${list}`, { token })
    const recordId = rows[0]?.id
    if (recordId === undefined) return
    const body = { entity, recordId, kind, recipient, days: linkDays.codes.quarter }
    await client.call('POST base/online/shareLink/save', { token, body })
  }
  const { tracking, supplier } = linkKind.codes
  const orders = `business/online/order/list?modelType=${orderKind.codes.import}&pageSize=1`
  await make(orders, 'order', tracking, demoLinkRecipients.tracking)
  await make('warehouse/online/inbound/list?pageSize=1', 'inbound', supplier, demoLinkRecipients.supplier)
}
