import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { voucherState } from '@quayside/contract/finance/voucher.codes.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { fxPaymentState, paymentState, writeOffState } from '@quayside/contract/orders/order-money.codes.ts'
import { liveApplicationStates, paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'

const live = liveApplicationStates.map((state) => paymentApplicationState.codes[state]).join(', ')
const { paid } = paymentApplicationState.codes
const payment = paymentState.codes
const fx = fxPaymentState.codes
const settling = writeOffState.codes
const bills = taxBillState.codes

/** What orders, applications and the report say of the books. */
export const orderMoneyQuestions: Readonly<Record<string, string>> = {
  'an order’s applied amount and its live applications': `
    select o.id from trade_order o left join (
      select l.order_id, sum(l.amount) as applied, sum(l.amount) filter (where a.state = ${paid}) as paid
      from payment_application_line l join payment_application a on a.id = l.application_id
      where a.state in (${live}) group by l.order_id
    ) a on a.order_id = o.id
    where o.applied_amount <> coalesce(a.applied, 0)
      or o.model_type <> ${orderKind.codes.export} and o.paid_amount <> coalesce(a.paid, 0)`,
  'an application’s amount and its orders': `
    select a.id from payment_application a join payment_application_line l on l.application_id = a.id
    group by a.id having a.amount <> sum(l.amount)`,
  'paid applications and what was booked for them': `
    select a.id from payment_application a left join (
      select document_id, sum(amount) as amount from receivable_item
      where document_kind = 'paymentApplication' and kind = 'supplierPayment'
        and not exists (select 1 from ledger_entry back where back.reverses = receivable_item.entry_id)
      group by document_id
    ) i on i.document_id = a.id
    where case when a.state = ${paid} then a.rmb_amount is distinct from i.amount else i.amount is not null end`,
  'tax bills and the vouchers that pay them': `
    select b.id from tax_bill b join cash_voucher v on v.company_id = b.company_id and v.id = b.voucher_id
    where (v.kind, v.amount, v.occurred_on) is distinct from ('taxPaid', b.amount, b.paid_on)
      or b.state is distinct from case when v.state = ${voucherState.codes.posted} then ${bills.paid} else ${bills.paying} end`,
  'an order’s money states and what was applied for, paid and settled': `
    select o.id from trade_order o
      cross join lateral (
        select coalesce(sum(l.amount), 0) as live, coalesce(sum(l.amount) filter (where a.state = ${paid}), 0) as paid
        from payment_application_line l join payment_application a on a.id = l.application_id
        where l.order_id = o.id and a.state in (${live})
      ) applied
      cross join lateral (
        select coalesce(sum(v.amount), 0) as amount from cash_voucher v
        where v.order_id = o.id and v.kind = 'fxReceived' and v.currency = o.currency
          and v.state = ${voucherState.codes.posted}
      ) received
      cross join lateral (
        select bool_or(i.settled > 0) as is_begun, bool_or(i.outstanding > 0) as is_open
        from receivable_item i where i.order_id = o.id
      ) items
      cross join lateral (
        select case when o.model_type = ${orderKind.codes.export} then received.amount else applied.paid end as paid
      ) counted
    where o.deleted_at is null and (o.payment_state, o.fx_payment_state, o.write_off_state) is distinct from (
      case when o.order_amount = 0 or o.payment_method = 'SELF' then ${payment.notNeeded} when counted.paid = 0 then ${payment.unpaid}
        when counted.paid >= o.order_amount then ${payment.paid} else ${payment.partlyPaid} end,
      case when o.currency = 'RMB' then ${fx.notNeeded} when applied.live = 0 then ${fx.notApplied}
        when applied.paid = 0 then ${fx.appliedUnpaid} when applied.paid >= o.order_amount then ${fx.paid} else ${fx.partlyPaid} end,
      case when items.is_begun is not true then ${settling.none} when items.is_open then ${settling.partial}
        else ${settling.full} end)`,
  'the report’s sums and the orders with their books': `
    select company_id as id from (
      select company_id, month, model_type, currency, supplier_id, orders, lines, amount, applied, paid, advanced, fees, taxes,
        written_off, outstanding from order_report_sum
      union all
      select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id, -1, -o.line_count,
        -o.order_amount, -o.applied_amount, -o.paid_amount, 0, 0, 0, 0, 0
      from trade_order o where o.deleted_at is null and app.is_order_reported(o.state)
      union all
      select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id, 0, 0, 0, 0, 0,
        case app.item_part(i.kind) when 'advanced' then i.credited - i.amount else 0 end,
        case app.item_part(i.kind) when 'fees' then i.credited - i.amount else 0 end,
        case app.item_part(i.kind) when 'taxes' then i.credited - i.amount else 0 end, -i.settled, -i.outstanding
      from receivable_item i join trade_order o on o.company_id = i.company_id and o.id = i.order_id
      where i.currency = 'RMB' and o.deleted_at is null and app.is_order_reported(o.state)
    ) both_sides
    group by company_id, month, model_type, currency, supplier_id
    having sum(orders) <> 0 or sum(lines) <> 0 or sum(amount) <> 0 or sum(applied) <> 0 or sum(paid) <> 0 or sum(advanced) <> 0
      or sum(fees) <> 0 or sum(taxes) <> 0 or sum(written_off) <> 0 or sum(outstanding) <> 0`,
}
