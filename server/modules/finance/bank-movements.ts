import { type MoneyUse, PaymentRecord } from '@quayside/contract/finance/payment-record.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { shaped } from '../../platform/records/shaped.ts'

/** What a deposit was used for, and what a payment was for, as one list. */
export const usesOf = (entry: string, company: string) => raw<MoneyUse[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id::text, 'itemId', i.id::text, 'itemKind', i.kind,
      'feeKind', coalesce(i.fee_kind, ''), 'documentNo', coalesce(i.document_no, ue.document_no), 'orderId', i.order_id::text,
      'orderNo', io.order_no, 'amount', u.amount::text) order by u.id), '[]')
  from deposit d
    join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
    join ledger_entry ue on ue.company_id = u.company_id and ue.id = u.entry_id
    left join receivable_item i on i.company_id = u.company_id and i.id = u.item_id
    left join trade_order io on io.company_id = i.company_id and io.id = i.order_id
  where d.company_id = ${raw.ref(company)} and d.entry_id = ${raw.ref(entry)})`

/** Every movement at the bank. */
export const movementsOf = (companyId: string) =>
  sql
    .selectFrom('ledger_posting as p')
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.company_id', '=', 'p.company_id').onRef('e.id', '=', 'p.entry_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.id', '=', 'e.order_id'),
    )
    .leftJoin('cash_voucher as v', (join) =>
      join
        .onRef('v.company_id', '=', 'e.company_id')
        .on('e.document_kind', '=', 'cashVoucher')
        .onRef('v.id', '=', 'e.document_id'),
    )
    .leftJoin('payment_application as a', (join) =>
      join
        .onRef('a.company_id', '=', 'e.company_id')
        .on('e.document_kind', '=', 'paymentApplication')
        .onRef('a.id', '=', 'e.document_id'),
    )
    .leftJoin('deposit as kept', (join) =>
      join.onRef('kept.company_id', '=', 'p.company_id').onRef('kept.entry_id', '=', 'p.entry_id'),
    )
    .select(['p.id', 'p.occurred_on', 'p.currency', 'p.debit', 'p.credit'])
    .select([
      'e.event',
      'e.document_kind',
      'e.document_id',
      'e.document_no',
      'e.order_id',
      'o.order_no',
      'e.basis',
    ])
    .select([
      raw<string>`coalesce(a.supplier_name, v.counterparty, '')`.as('counterparty'),
      raw<string>`coalesce(v.bank_reference, a.bank_reference, '')`.as('bank_reference'),
      raw<string>`(p.debit + p.credit)::app.money`.as('amount'),
      raw<string | null>`(kept.amount - kept.used)::app.money`.as('unused'),
      raw<boolean>`(e.reverses is not null or exists (select 1 from ledger_entry r where r.reverses = e.id))`.as(
        'is_reversed',
      ),
      usesOf('p.entry_id', 'p.company_id').as('uses'),
    ])
    .where('p.company_id', '=', companyId)
    .where('p.account', '=', 'bank')

/** The movement was for the order, or what came in was used for one of its debts. */
export const isForOrder = (orderId: string) =>
  raw<boolean>`(e.order_id = ${orderId} or exists (select 1 from deposit d
    join deposit_use u on u.company_id = d.company_id and u.deposit_id = d.id and u.undone_by is null
    join receivable_item i on i.company_id = u.company_id and i.id = u.item_id
    where d.company_id = p.company_id and d.entry_id = p.entry_id and i.order_id = ${orderId}))`

type Row = InferResult<ReturnType<typeof movementsOf>>[number]

export const toPaymentRecord = (row: Row): PaymentRecord =>
  shaped(PaymentRecord, row, {
    direction: Number(row.debit) > 0 ? 'in' : 'out',
    isReversed: toFlag(row.is_reversed),
  })
