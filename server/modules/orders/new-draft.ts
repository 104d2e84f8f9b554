import type { OrderDraft, OrderSave } from '@quayside/contract/orders/order-save.ts'
import type { Tx } from '../../platform/database/database.ts'
import { checkReferences } from './check-references.ts'

/**
 * A new draft of the same goods, parties and ways. What belongs to one shipment is not copied: its documents'
 * numbers, its appointments and tracking numbers, and its files.
 */
export async function newDraftOf(
  tx: Tx,
  companyId: string,
  draft: OrderDraft,
  orderDate: string,
): Promise<OrderSave> {
  const left = await withoutMissing(tx, companyId, draft)
  return {
    ...left,
    orderDate,
    contractNo: '',
    shippingNoteNo: '',
    supplierInvoiceNo: '',
    receiving: { ...left.receiving, time: '', expressNumber: '' },
    delivery: { ...left.delivery, time: '', pickupTime: '', expressNumber: '' },
    lines: left.lines.map((line) => ({ ...line, reelNumber: '' })),
    attachments: {},
  }
}

/** A supplier that was deleted since, or a unit that left its dictionary, is left empty in the copy. */
async function withoutMissing(tx: Tx, companyId: string, draft: OrderDraft): Promise<OrderDraft> {
  const { findings } = await checkReferences(tx, companyId, draft)
  const left = structuredClone(draft)
  for (const { path } of findings) {
    const names = path?.split('.') ?? []
    const last = names.pop() ?? ''
    const holder = names.reduce((part: object, name) => part[name as keyof object], left)
    Object.assign(holder, { [last]: last.endsWith('Id') ? null : '' })
  }
  return left
}
