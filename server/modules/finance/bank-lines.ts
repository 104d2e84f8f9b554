import { createHash } from 'node:crypto'
import { type BankEntry, lineKeys } from '@quayside/contract/finance/bank-statement.ts'
import { bankLineState } from '@quayside/contract/finance/voucher.codes.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'

export type BankLineRow = Selectable<DB['bank_line']>

export const toLine = (row: BankLineRow) => ({
  id: row.id,
  currency: row.currency,
  amount: row.amount as Amount,
  payerName: row.payer_name,
  payerAccount: row.payer_account,
  remark: row.remark,
})

/** What waits for a match; the oldest first, as they are matched. */
export const findOpenLines = () =>
  sql
    .selectFrom('bank_line')
    .selectAll()
    .where('state', '=', bankLineState.codes.open)
    .orderBy('occurred_on')
    .orderBy('id')
    .limit(500)

export const countOpenLines = () =>
  sql
    .selectFrom('bank_line')
    .select([raw<number>`count(*)::int`.as('count'), raw<string | null>`min(created_at)`.as('oldest')])
    .where('state', '=', bankLineState.codes.open)

const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')
/** The keys of entries; a file that is uploaded again has the same ones. */
const hashedKeys = (bank: string, entries: readonly BankEntry[]): string[] =>
  lineKeys(bank, entries).map(keyHash)

/** Finds the entries that are known: taken before, booked by hand under the bank's reference, or twice in the file. */
export async function knownKeys(
  read: Reader,
  bank: string,
  entries: readonly BankEntry[],
): Promise<ReadonlySet<number>> {
  const keys = hashedKeys(bank, entries)
  const references = entries.flatMap(({ bankReference }) => (bankReference === '' ? [] : [bankReference]))
  const [lines, vouchers] = await read(
    sql.selectFrom('bank_line').select('line_key').where('line_key', '=', raw<string>`any(${keys}::text[])`),
    sql
      .selectFrom('cash_voucher')
      .select(['bank_reference', 'currency', 'amount', 'counterparty'])
      .where('kind', 'in', ['received', 'fxReceived'])
      .where('state', 'in', [0, 1])
      .where('bank_reference', '=', raw<string>`any(${references}::text[])`)
      // A receipt that was booked of a line is known by the line's key.
      .where(raw<boolean>`not exists (select 1 from bank_line l where l.voucher_id = cash_voucher.id)`),
  )
  const takenKeys = new Set(lines.map(({ line_key: key }) => key))
  const isBooked = (entry: BankEntry): boolean =>
    vouchers.some(
      (voucher) =>
        voucher.bank_reference === entry.bankReference &&
        voucher.currency === entry.currency &&
        voucher.amount === entry.amount &&
        (voucher.counterparty === '' || entry.payerName === '' || voucher.counterparty === entry.payerName),
    )
  const knownPlaces = new Set<number>()
  const seen = new Set<string>()
  for (const [place, entry] of entries.entries()) {
    const key = keys[place] ?? ''
    if (takenKeys.has(key) || seen.has(key) || isBooked(entry)) knownPlaces.add(place)
    seen.add(key)
  }
  return knownPlaces
}

/** Lines that come one by one and not in a file: each with the id of its line, known or new, where it has one. */
export async function takeEntries(
  tx: Tx,
  acting: Acting,
  bank: string,
  entries: readonly BankEntry[],
): Promise<(string | undefined)[]> {
  const known = await knownKeys(readWithin(tx), bank, entries)
  if (known.size < entries.length) await takeLines(tx, acting, { bank, fileName: '', entries, known })
  const keys = hashedKeys(bank, entries)
  const lines = await tx
    .selectFrom('bank_line')
    .select(['id', 'line_key'])
    .where('line_key', '=', raw<string>`any(${keys}::text[])`)
    .execute()
  const idOf = new Map(lines.map(({ id, line_key: key }) => [key, id]))
  return keys.map((key) => idOf.get(key))
}

/** Keeps the lines of a statement that are new; another upload of the same file at the same time adds nothing. */
export async function takeLines(
  tx: Tx,
  acting: Acting,
  statement: { bank: string; fileName: string; entries: readonly BankEntry[]; known: ReadonlySet<number> },
): Promise<{ id: string; lineCount: number; repeatedCount: number }> {
  const { entries, known } = statement
  const keys = hashedKeys(statement.bank, entries)
  const fresh = entries.flatMap((entry, place) =>
    known.has(place) ? [] : [{ ...entry, key: keys[place] ?? '' }],
  )
  const { id } = await tx
    .insertInto('bank_statement')
    .values({
      bank: statement.bank,
      file_name: statement.fileName,
      line_count: fresh.length,
      repeated_count: entries.length - fresh.length,
      uploaded_by: acting.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written =
    fresh.length === 0
      ? []
      : await tx
          .insertInto('bank_line')
          .values(
            fresh.map((entry) => ({
              statement_id: id,
              line_key: entry.key,
              occurred_on: entry.occurredOn,
              occurred_at: entry.occurredAt,
              currency: entry.currency,
              amount: entry.amount,
              payer_name: entry.payerName,
              payer_account: entry.payerAccount,
              payer_bank: entry.payerBank,
              remark: entry.remark,
              bank_reference: entry.bankReference,
            })),
          )
          .onConflict((conflict) => conflict.column('line_key').doNothing())
          .returning('id')
          .execute()
  return { id, lineCount: written.length, repeatedCount: entries.length - written.length }
}
