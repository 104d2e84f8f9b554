import { vatInvoiceDays } from '@quayside/contract/kernel/commercial-terms.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

type NotInvoiced = {
  company_id: string
  item_id: string
  order_id: string | null
  /** The receipt that paid it; absent for money that came in another way. */
  voucher_id: string | null
  voucher_no: string
  amount: string
  due_on: string
}

/**
 * What was paid and is not on an invoice, payment by payment: an invoice covers the oldest payments of a debt first. It is
 * due ten days after the money was there and the debt booked. `up to` is the column that says how much is covered.
 */
export const notInvoiced = (upTo: 'invoiced' | 'invoice_claimed' = 'invoiced') =>
  sql
    .selectFrom(
      raw<NotInvoiced>`(
        select i.company_id, i.id as item_id, i.order_id, v.id as voucher_id, coalesce(v.number, d.document_no) as voucher_no,
          least(u.amount, sum(u.amount) over (partition by i.company_id, i.id order by u.id) - ${raw.ref(`i.${upTo}`)})::app.money
            as amount,
          greatest(d.received_on, i.incurred_on) + ${raw.lit(vatInvoiceDays)} as due_on
        from receivable_item i
          join deposit_use u on u.company_id = i.company_id and u.item_id = i.id and u.undone_by is null
          join deposit d on d.company_id = u.company_id and d.id = u.deposit_id
          left join cash_voucher v on v.company_id = d.company_id and v.entry_id = d.entry_id
        where i.currency = 'RMB' and i.settled > ${raw.ref(`i.${upTo}`)}
      )`.as('n'),
    )
    .where(raw<boolean>`n.amount > 0`)
