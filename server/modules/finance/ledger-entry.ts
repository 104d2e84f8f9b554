import type { LedgerAccountKey, LedgerEventKey } from '@quayside/contract/finance/finance.codes.ts'
import { isStated, type Posting } from '@quayside/contract/finance/postings.ts'
import { amount } from '@quayside/contract/kernel/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { BankRate } from '../rates/bank-rates.ts'

type LedgerDocument = {
  readonly kind: 'paymentApplication' | 'cashVoucher' | 'fee'
  readonly id: string
  readonly no: string
}

export type EntryHead = {
  readonly companyId: string
  readonly document: LedgerDocument
  readonly orderId: string | null
  readonly occurredOn: string
  readonly basis?: string
  readonly rate?: BankRate | undefined
}

/** An entry with its postings; the database refuses it at the commit where it does not balance. */
export async function insertEntry(
  tx: Tx,
  acting: Acting,
  head: EntryHead & { readonly event: LedgerEventKey; readonly reverses?: string },
  postings: readonly Posting[],
  /** What a reversal takes back decides whether it moves the statement. */
  stated: LedgerEventKey = head.event,
): Promise<string> {
  const { document } = head
  const entry = await tx
    .insertInto('ledger_entry')
    .values({
      company_id: head.companyId,
      event: head.event,
      document_kind: document.kind,
      document_id: document.id,
      document_no: document.no,
      order_id: head.orderId,
      occurred_on: head.occurredOn,
      basis: head.basis ?? '',
      rate: head.rate?.rate ?? null,
      rate_source: head.rate?.source ?? null,
      rate_date: head.rate?.day ?? null,
      reverses: head.reverses ?? null,
      actor: acting.actor,
      actor_id: acting.id,
      actor_name: acting.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('ledger_posting')
    .values(
      postings.map((posting) => ({
        company_id: head.companyId,
        entry_id: entry.id,
        account: posting.account,
        currency: posting.currency,
        debit: posting.debit,
        credit: posting.credit,
        occurred_on: head.occurredOn,
        is_stated: isStated(posting.account, stated),
      })),
    )
    .execute()
  return entry.id
}

/** The lock of an entry's document keeps it from being reversed twice, and a unique index behind it. */
export const findEntry = (tx: Tx, companyId: string, entryId: string) =>
  tx
    .selectFrom('ledger_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', entryId)
    .executeTakeFirst()

export const postingsOfEntry = async (tx: Tx, companyId: string, entryId: string): Promise<Posting[]> => {
  const rows = await tx
    .selectFrom('ledger_posting')
    .select(['account', 'currency', 'debit', 'credit'])
    .where('company_id', '=', companyId)
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute()
  return rows.map(({ account, currency, debit, credit }) => ({
    account: account as LedgerAccountKey,
    currency,
    debit: amount(debit),
    credit: amount(credit),
  }))
}
