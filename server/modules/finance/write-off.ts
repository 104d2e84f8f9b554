import { type OpenItem, proposeWriteOff, type WriteOffPart } from '@quayside/contract/finance/open-items.ts'
import { reversed } from '@quayside/contract/finance/postings.ts'
import { type Amount, exceeds, isPositive, minus, sum } from '@quayside/contract/kernel/money.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { found } from '../../platform/session/call.ts'
import { lockOrderRows, refreshOrderMoney } from './order-money.ts'
import { insertEntry, postEntry, postingsOfEntry } from './post-entry.ts'
import { shanghaiToday } from './today.ts'

const lockRows =
  <T extends 'receivable_item' | 'deposit'>(table: T) =>
  async (tx: Tx, companyId: string, ids: readonly string[]): Promise<Selectable<DB[T]>[]> => {
    const rows = await tx
      // Both tables have the columns used here; the type names one of them.
      .selectFrom(table as 'deposit')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .orderBy('id')
      .forUpdate()
      .execute()
    return rows as unknown as Selectable<DB[T]>[]
  }
const lockItems = lockRows('receivable_item')
type LockedItem = Awaited<ReturnType<typeof lockItems>>[number]

export const lockDeposits = lockRows('deposit')
export type LockedDeposit = Awaited<ReturnType<typeof lockDeposits>>[number]

/** The company's open items in a currency. */
const findOpenItems = (tx: Tx, companyId: string, currency: string, among?: readonly string[]) =>
  tx
    .selectFrom('receivable_item')
    .select(['id', 'order_id', 'currency', 'outstanding', 'incurred_on'])
    .where('company_id', '=', companyId)
    .where('currency', '=', currency)
    .where('outstanding', '>', '0')
    .$if(among !== undefined, (query) =>
      query.where('id', '=', raw<string>`any(${[...(among ?? [])]}::bigint[])`),
    )
    .orderBy('incurred_on')
    .orderBy('id')
    .limit(2000)
    .execute()

const toOpenItem = (row: {
  id: string
  currency: string
  outstanding: string
  incurred_on: string
}): OpenItem => ({
  id: row.id,
  currency: row.currency,
  outstanding: row.outstanding as Amount,
  incurredOn: row.incurred_on,
})

export async function proposeFor(
  tx: Tx,
  deposit: { company_id: string; currency: string; free: string },
  itemIds?: readonly string[],
): Promise<{ parts: WriteOffPart[]; left: Amount }> {
  const items = await findOpenItems(tx, deposit.company_id, deposit.currency, itemIds)
  return proposeWriteOff(
    { currency: deposit.currency, amount: deposit.free as Amount },
    items.map(toOpenItem),
  )
}

/**
 * Uses a deposit for debts. Orders are locked first, then items, then the deposit; what was proposed before the locks is
 * checked again on the locked rows, so that an item never falls below zero.
 */
export async function writeOff(
  tx: Tx,
  acting: Acting,
  { companyId, depositId, parts }: { companyId: string; depositId: string; parts: readonly WriteOffPart[] },
): Promise<void> {
  if (parts.length === 0) return
  const itemIds = parts.map(({ itemId }) => itemId)
  const ordersOf = await tx
    .selectFrom('receivable_item')
    .select('order_id')
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${itemIds}::bigint[])`)
    .execute()
  const orderIds = ordersOf.map(({ order_id: orderId }) => orderId)
  await lockOrderRows(tx, companyId, orderIds)
  const items = await lockItems(tx, companyId, itemIds)
  const [locked] = await lockDeposits(tx, companyId, [depositId])
  const deposit = found(locked)
  requireParts(parts, items, deposit)
  const day = await shanghaiToday(tx)
  for (const part of parts) {
    const item = found(items.find(({ id }) => id === part.itemId))
    await settle(tx, acting, { deposit, item, day }, part.amount)
  }
  await refreshOrderMoney(tx, acting, companyId, orderIds)
}

function requireParts(
  parts: readonly WriteOffPart[],
  items: readonly LockedItem[],
  deposit: LockedDeposit,
): void {
  const byId = new Map(items.map((item) => [item.id, item]))
  const findings = parts.flatMap(({ itemId, amount }, place) => {
    const item = byId.get(itemId)
    if (!item) return [at(`parts.${place}.itemId`, 'record.notFound')]
    if (item.currency !== deposit.currency) return [at(`parts.${place}.itemId`, 'finance.currencyDiffers')]
    if (!isPositive(amount)) return [at(`parts.${place}.amount`, 'field.positive')]
    const { outstanding } = item
    const same = parts.filter((other) => other.itemId === itemId).map((other) => other.amount)
    return exceeds(sum(same), outstanding as Amount)
      ? [at(`parts.${place}.amount`, 'finance.exceedsOutstanding', { outstanding })]
      : []
  })
  if (findings.length > 0) throw new Refusal(findings)
  const { free } = deposit
  if (exceeds(sum(parts.map(({ amount }) => amount)), free as Amount))
    throw refuse('finance.depositTooSmall', { free })
}

/** One write-off is one entry, so that each can be taken back by its exact counter-entry. */
async function settle(
  tx: Tx,
  acting: Acting,
  { deposit, item, day }: { deposit: LockedDeposit; item: LockedItem; day: string },
  amount: Amount,
): Promise<void> {
  const { company_id: companyId } = deposit
  const { entryId } = await postEntry(tx, acting, {
    companyId,
    happened: { event: 'writtenOff', currency: deposit.currency, amount },
    document: {
      kind: deposit.document_kind as 'cashVoucher',
      id: deposit.document_id,
      no: deposit.document_no,
    },
    orderId: item.order_id,
    occurredOn: day,
    basis: item.document_no,
  })
  await raw`update receivable_item set settled = settled + ${amount} where company_id = ${companyId} and id = ${item.id}`.execute(
    tx,
  )
  await raw`update deposit set used = used + ${amount} where company_id = ${companyId} and id = ${deposit.id}`.execute(
    tx,
  )
  await tx
    .insertInto('deposit_use')
    .values({ company_id: companyId, deposit_id: deposit.id, entry_id: entryId, item_id: item.id, amount })
    .execute()
}

/** What is on an invoice stays paid: the invoice is voided or reversed first. */
function requireNotInvoiced(
  items: readonly LockedItem[],
  uses: readonly { readonly item_id: string | null; readonly amount: string }[],
): void {
  for (const item of items) {
    const undone = sum(uses.filter((use) => use.item_id === item.id).map(({ amount }) => amount as Amount))
    const left = minus(item.settled as Amount, undone)
    if (exceeds(item.invoice_claimed as Amount, left))
      throw refuse('finance.itemInvoiced', { number: item.document_no })
  }
}

/** Takes write-offs back, each by its counter-entry; the debts are open and the money is deposit again. */
export async function undoUses(
  tx: Tx,
  acting: Acting,
  companyId: string,
  useIds: readonly string[],
  { occurredOn, reason }: { occurredOn: string; reason: string },
): Promise<Amount> {
  if (useIds.length === 0) return '0.00' as Amount
  const uses = await tx
    .selectFrom('deposit_use as u')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.company_id', '=', 'u.company_id').onRef('e.id', '=', 'u.entry_id'),
    )
    .select(['u.id', 'u.deposit_id', 'u.entry_id', 'u.item_id', 'u.amount', 'u.undone_by'])
    .select(['e.order_id', 'e.document_kind', 'e.document_id', 'e.document_no', 'e.event'])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', raw<string>`any(${[...useIds]}::bigint[])`)
    .orderBy('u.id')
    .forUpdate('u')
    .execute()
  if (uses.some(({ undone_by: undone }) => undone !== null)) throw refuse('finance.alreadyUndone')
  // Items before deposits, as a write-off locks them.
  const items = await lockItems(
    tx,
    companyId,
    uses.flatMap(({ item_id: itemId }) => itemId ?? []),
  )
  requireNotInvoiced(items, uses)
  await lockDeposits(
    tx,
    companyId,
    uses.map(({ deposit_id: depositId }) => depositId),
  )
  for (const use of uses) {
    const back = await insertEntry(
      tx,
      acting,
      {
        companyId,
        event: 'reversal',
        reverses: use.entry_id,
        document: { kind: use.document_kind as 'cashVoucher', id: use.document_id, no: use.document_no },
        orderId: use.order_id,
        occurredOn,
        basis: reason,
      },
      reversed(await postingsOfEntry(tx, companyId, use.entry_id)),
      use.event as 'writtenOff',
    )
    await raw`update deposit_use set undone_by = ${back} where company_id = ${companyId} and id = ${use.id}`.execute(
      tx,
    )
    await raw`update receivable_item set settled = settled - ${use.amount}
      where company_id = ${companyId} and id = ${use.item_id}`.execute(tx)
    await raw`update deposit set used = used - ${use.amount} where company_id = ${companyId} and id = ${use.deposit_id}`.execute(
      tx,
    )
  }
  return sum(uses.map(({ amount }) => amount as Amount))
}

export const leftOf = (free: string, parts: readonly WriteOffPart[]): Amount =>
  minus(free as Amount, sum(parts.map(({ amount }) => amount)))
