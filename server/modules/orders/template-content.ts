import { type OrderDraft, OrderSave } from '@quayside/contract/orders/order-save.ts'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'

type Sealed = { pickup_id_number_sealed: string | null; consignee_id_number_sealed: string | null }

/** A draft as a template keeps it: identity numbers are sealed, like those of an order. */
export function contentOf(draft: OrderDraft, personalData: PersonalData): Sealed & { content: object } {
  const { pickupIdNumber, consigneeIdNumber, ...delivery } = draft.delivery
  const sealed = (number: string): string | null => (number === '' ? null : personalData.seal(number))
  return {
    content: { ...draft, delivery, orderAmount: '' },
    pickup_id_number_sealed: sealed(pickupIdNumber),
    consignee_id_number_sealed: sealed(consigneeIdNumber),
  }
}

/** The draft again; fields that orders got since are empty. */
export function draftOf(row: Sealed & { content: unknown }, personalData: PersonalData): OrderDraft {
  const draftOfTemplate = row.content as OrderDraft
  const opened = (sealed: string | null): string => (sealed === null ? '' : personalData.open(sealed))
  const { attachments: _none, ...draft } = OrderSave.parse({
    ...draftOfTemplate,
    delivery: {
      ...draftOfTemplate.delivery,
      pickupIdNumber: opened(row.pickup_id_number_sealed),
      consigneeIdNumber: opened(row.consignee_id_number_sealed),
    },
  })
  return draft
}
