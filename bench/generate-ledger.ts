import pg from 'pg'

/** Fees of one company, one entry each, spread over five years up to today; made by the database itself. */
export async function generateLedger(
  ownerUrl: string,
  { companyId, entries }: { companyId: number; entries: number },
): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  // Without a listener, the error of this connection's end would hide the original one.
  owner.on('error', () => undefined)
  await owner.connect()
  // Without triggers: the sums by day are written at the end, and each entry balances as it is made.
  await owner.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'",
  )
  const part = 200_000
  for (let from = 1; from <= entries; from += part) {
    await owner.query(
      `with entry as (
        insert into ledger_entry (company_id, event, document_kind, document_id, document_no, occurred_on, basis, actor)
        select $1, 'feeCharged', 'fee', n, 'FE' || n, app.business_day() - 1825 + (n::bigint * 1825 / $4)::int, '1 × 12.5', 'provider'
        from generate_series($2::bigint, $3::bigint) n
        returning id, occurred_on
      )
      insert into ledger_posting (company_id, entry_id, account, currency, debit, credit, occurred_on, is_stated)
      select $1, id, side.account, 'RMB', side.debit, side.credit, occurred_on, side.is_stated
      from entry, (values ('receivable', 12.5, 0, true), ('income', 0, 12.5, false)) as side(account, debit, credit, is_stated)`,
      [companyId, from, Math.min(from + part - 1, entries), entries],
    )
  }
  await owner.query(
    `insert into receivable_item (company_id, entry_id, kind, fee_kind, document_kind, document_id, document_no, currency, amount,
       incurred_on, due_on)
     select company_id, id, 'fee', 'storage', document_kind, document_id, document_no, 'RMB', 12.5, occurred_on, occurred_on + 30
     from ledger_entry where company_id = $1`,
    [companyId],
  )
  await owner.query(
    `insert into ledger_sum (company_id, currency, day, debits, debit, credits, credit)
     select company_id, currency, occurred_on, count(*), sum(debit), 0, 0 from ledger_posting
     where company_id = $1 and is_stated group by 1, 2, 3`,
    [companyId],
  )
  await owner.query(
    `insert into ledger_month (company_id, currency, month, moved)
     select company_id, currency, date_trunc('month', day)::date, sum(debit - credit) from ledger_sum
     where company_id = $1 group by 1, 2, 3`,
    [companyId],
  )
  await owner.query('vacuum analyze ledger_entry, ledger_posting, ledger_sum, ledger_month, receivable_item')
  await owner.query('checkpoint')
  await owner.end()
}
