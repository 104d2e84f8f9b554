import type { ItemKindKey } from '@quayside/contract/finance/finance.codes.ts'
import { dueOn } from '@quayside/contract/finance/open-items.ts'
import { itemKindOf, type LedgerEvent, opened, postingsOf } from '@quayside/contract/finance/postings.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { termsOn } from '../account/terms.ts'
import { type EntryHead, insertEntry } from './ledger-entry.ts'

type Posted = {
  readonly entryId: string
  readonly itemId: string | null
  readonly depositId: string | null
}

/**
 * The one way to book something: the entry of the event, and the debt or the deposit that it opens. The caller has
 * locked the order and refreshes its states afterwards.
 */
export async function postEntry(
  tx: Tx,
  acting: Acting,
  draft: EntryHead & {
    readonly happened: LedgerEvent
    /** Which tax, and which kind of fee, the debt is for. */
    readonly debt?: { readonly kind?: ItemKindKey; readonly feeKind?: string }
  },
): Promise<Posted> {
  const { happened, debt, ...head } = draft
  const postings = postingsOf(happened)
  const entryId = await insertEntry(tx, acting, { ...head, event: happened.event }, postings)
  const opens = opened(postings)
  const shared = {
    company_id: head.companyId,
    entry_id: entryId,
    order_id: head.orderId,
    document_kind: head.document.kind,
    document_id: head.document.id,
    document_no: head.document.no,
  }
  const kind = debt?.kind ?? itemKindOf[happened.event as keyof typeof itemKindOf]
  const item =
    opens.debt &&
    (await tx
      .insertInto('receivable_item')
      .values({
        ...shared,
        kind,
        fee_kind: debt?.feeKind ?? '',
        basis: head.basis ?? '',
        currency: opens.debt.currency,
        amount: opens.debt.amount,
        incurred_on: head.occurredOn,
        due_on: dueOn(head.occurredOn, (await termsOn(tx, head.companyId, head.occurredOn)).paymentDays),
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  const deposit =
    opens.deposit &&
    (await tx
      .insertInto('deposit')
      .values({
        ...shared,
        currency: opens.deposit.currency,
        amount: opens.deposit.amount,
        received_on: head.occurredOn,
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  return { entryId, itemId: item?.id ?? null, depositId: deposit?.id ?? null }
}
