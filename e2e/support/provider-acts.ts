import { cccStatus, hongKongControl } from '@quayside/contract/products/product.codes.ts'
import { provide, upsert } from './gateway.ts'
import { asProvider } from './provider.ts'

export const tell = (companyId: string, message: { title: string; content: string }): Promise<void> =>
  upsert('messages', { companyId, ...message })

/** Classifies one request with code and rates. */
export const classify = (id: string, hsCode: string): Promise<void> =>
  provide('classification-requests', id, 'classify', {
    hsCode,
    tariffRate: '10',
    vatRate: '13',
    cccStatus: cccStatus.codes.no,
    hongKongControl: hongKongControl.codes.no,
  })

export function announce(title: string, content: string): Promise<void> {
  const text = { title, content }
  return upsert('bulletins', { texts: { 'zh-CN': text, 'zh-TW': text, 'en-US': text } })
}

/** Receives all goods of the order. */
export const receiveAll = (id: string, lines: readonly { id: string; qty: string }[]): Promise<void> =>
  provide('orders', id, 'receive', { lines: lines.map((line) => ({ lineId: line.id, qty: line.qty })) })

/** Invalidates every token of the member, as logging out elsewhere, disabling or expiry does. */
export const endSessionsOf = (mobile: string): Promise<unknown> =>
  asProvider(({ staff }) =>
    staff.transaction([], async (tx) => {
      const ended = new Date().toISOString()
      const { id } = await tx
        .selectFrom('member')
        .select('id')
        .where('mobile', '=', mobile)
        .executeTakeFirstOrThrow()
      return tx.updateTable('session').set({ ended_at: ended }).where('member_id', '=', id).execute()
    }),
  )
