import { transferState } from '@quayside/contract/finance/voucher.codes.ts'
import { paymentApplicationState as states } from '@quayside/contract/payments/payment.codes.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'

const anyOf = (values: readonly string[]) => raw<string>`any(${[...values]}::text[])`

const anyId = (ids: readonly string[]) => raw<string>`any(${[...ids]}::bigint[])`

/** Visible to the provider and not paid. */
const unpaid = [states.codes.unreviewed, states.codes.arranged]

export const findCompanies = () =>
  sql.selectFrom('company').select(['id', 'name']).where('deleted_at', 'is', null).where('name', '<>', '')

/** Whom earlier receipts from an account were booked to. */
export const findPayers = (accounts: readonly string[]) =>
  sql
    .selectFrom('cash_voucher')
    .select(['company_id', 'counterparty_account as account'])
    .select(raw<number>`count(*)::int`.as('times'))
    .where('kind', '=', 'received')
    .where('counterparty_account', '<>', '')
    .where('counterparty_account', '=', anyOf(accounts))
    .where('entry_id', 'is not', null)
    .groupBy(['company_id', 'counterparty_account'])

export const findTransfers = () =>
  sql
    .selectFrom('announced_transfer')
    .select(['id', 'number', 'company_id', 'currency', 'amount', 'payer_name', 'application_id'])
    .select(raw<string[]>`item_ids::text[]`.as('item_ids'))
    .where('state', 'in', [transferState.codes.announced, transferState.codes.confirmed])
    .where('deleted_at', 'is', null)

export const findApplications = () =>
  sql
    .selectFrom('payment_application as a')
    .select(['a.id', 'a.number', 'a.company_id'])
    .select(
      raw<string>`(a.rmb_amount - coalesce((select sum(k.amount) from earmark k where k.company_id = a.company_id
        and k.application_id = a.id and k.ended_at is null), 0))::app.money`.as('needed'),
    )
    .where('a.handed_over_at', 'is not', null)
    .where('a.state', '=', raw<number>`any(${unpaid}::int[])`)

/** Companies that owe exactly such an amount, or whose order or document a remark names. */
export const findHinted = (amounts: readonly string[], numbers: readonly string[]) =>
  sql
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select('i.company_id')
    .distinct()
    .where('i.outstanding', '>', writtenZero)
    .where(
      raw<boolean>`(i.outstanding = any(${[...amounts]}::numeric[]) or o.order_no = ${anyOf(numbers)} or i.document_no = ${anyOf(numbers)})`,
    )

export const findItems = (companyIds: readonly string[], currencies: readonly string[]) =>
  sql
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select([
      'i.id',
      'i.company_id',
      'i.currency',
      'i.outstanding',
      'i.incurred_on',
      'i.document_no',
      'o.order_no',
    ])
    .where('i.company_id', '=', anyId(companyIds))
    .where('i.currency', '=', anyOf(currencies))
    .where('i.outstanding', '>', writtenZero)
    .orderBy('i.incurred_on')
    .orderBy('i.id')
