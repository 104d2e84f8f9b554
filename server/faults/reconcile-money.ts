import { feeState } from '@quayside/contract/finance/finance.codes.ts'
import { voucherKind, voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'

const { charged, reversed } = feeState.codes

/** The balance of an account by company and currency, and what is said to be the same; each question finds who differs. */
const differs = (left: string, right: string): string => `
  select company_id as id, currency, sum(amount) as difference from (
    ${left}
    union all
    select company_id, currency, -amount from (${right}) other
  ) sides group by company_id, currency having sum(amount) <> 0`
const balanceOf = (accounts: string, sign: 'debit - credit' | 'credit - debit') =>
  `select company_id, currency, ${sign} as amount from ledger_posting where account in (${accounts})`

/** Where money is booked, or said to have come in. */
const bookedTables = [
  'ledger_posting',
  'receivable_item',
  'deposit',
  'fee',
  'cash_voucher',
  'payment_application',
  'announced_transfer',
  'bank_line',
]
const bookedCurrencies = currency.values.map((value) => `'${value}'`).join(', ')

/** Every equality of the books. Each answers the rows that disagree. */
export const moneyQuestions: Readonly<Record<string, string>> = {
  'debits and credits of each entry and currency': `
    select entry_id as id from ledger_posting group by entry_id, currency having sum(debit) <> sum(credit)`,
  'currencies of the books and the ones that are traded': bookedTables
    .map((table) => `select id from ${table} where currency not in (${bookedCurrencies})`)
    .join(' union all '),
  'amounts of the books and what can be paid in their currencies': bookedTables
    .filter((table) => table !== 'ledger_posting')
    .map((table) => `select id from ${table} where amount <> round(amount, app.currency_decimals(currency))`)
    .join(' union all '),
  'debts that vouchers lowered and the vouchers that may': `
    select id from cash_voucher where item_id is not null and kind <> '${voucherKind.codes.exchangeDifference}'`,
  'outstanding items and the balance of receivable': differs(
    balanceOf("'receivable'", 'debit - credit'),
    'select company_id, currency, outstanding as amount from receivable_item',
  ),
  'unused deposits and the balance of deposit': differs(
    balanceOf("'deposit'", 'credit - debit'),
    'select company_id, currency, amount - used as amount from deposit',
  ),
  'the statement’s closing balance and receivable less deposit': differs(
    balanceOf("'receivable', 'deposit'", 'debit - credit'),
    'select company_id, currency, debit - credit as amount from ledger_sum',
  ),
  'the statement’s sums by day and its movements': `
    select company_id as id from (
      select company_id, currency, day, debits, debit, credits, credit from ledger_sum
      union all
      select company_id, currency, occurred_on, -(debit > 0)::int, -debit, -(credit > 0)::int, -credit
      from ledger_posting where is_stated
    ) sides group by company_id, currency, day
    having (sum(debits), sum(debit), sum(credits), sum(credit)) is distinct from (0, 0, 0, 0)`,
  'the statement’s sums by month and by day': `
    select company_id as id from (
      select company_id, currency, month, moved from ledger_month
      union all
      select company_id, currency, date_trunc('month', day)::date, credit - debit from ledger_sum
    ) sides group by company_id, currency, month having sum(moved) <> 0`,
  'movements of the statement and their entries': `
    select p.id from ledger_posting p join ledger_entry e on e.id = p.entry_id left join ledger_entry b on b.id = e.reverses
    where p.is_stated <> (p.account in ('receivable', 'deposit') and coalesce(b.event, e.event) <> 'writtenOff')
      or p.occurred_on <> e.occurred_on`,
  'an item’s settled amount and its write-offs': `
    select i.id from receivable_item i left join deposit_use u on u.item_id = i.id and u.undone_by is null
    group by i.id having i.settled <> coalesce(sum(u.amount), 0)`,
  'a deposit’s used amount and its uses': `
    select d.id from deposit d left join deposit_use u on u.deposit_id = d.id and u.undone_by is null
      left join ledger_entry r on r.reverses = d.entry_id
    group by d.id, r.id having d.used <> case when r.id is null then coalesce(sum(u.amount), 0) else d.amount end`,
  'a deposit’s earmarked amount and its earmarks': `
    select d.id from deposit d left join earmark k on k.deposit_id = d.id and k.ended_at is null
    group by d.id having d.earmarked <> coalesce(sum(k.amount), 0)`,
  'fees that are charged and their items': `
    select f.id from fee f left join receivable_item i on i.entry_id = f.entry_id
    -- Exchange differences in the company's favour lower a debt without touching its fee.
    left join lateral (select coalesce(sum(v.amount), 0) as lowered from cash_voucher v
      where v.company_id = i.company_id and v.item_id = i.id and v.state = ${voucherState.codes.posted}) d on true
    where case when f.state = ${charged}
        then (i.amount, i.credited, i.currency) is distinct from (f.amount, d.lowered, f.currency)
      when f.state = ${reversed} then i.credited is distinct from i.amount else f.entry_id is not null end`,
}
