import { taxInvoicingState } from '@quayside/contract/orders/order-money.codes.ts'
import { invoiceStatus } from '@quayside/contract/tax-invoices/invoice.codes.ts'

const { notInvoiced, invoiced, signed } = invoiceStatus.codes
const { none, partial, full } = taxInvoicingState.codes

/** Every equality around invoices. Each answers the rows that disagree. */
export const invoiceQuestions: Readonly<Record<string, string>> = {
  'what debts are invoiced for and the lines of invoices': `
    select i.id from receivable_item i left join (
      select l.item_id, sum(l.amount) as claimed,
        coalesce(sum(l.amount) filter (where s.state in (${invoiced}, ${signed})), 0) as invoiced
      from sales_invoice_line l join sales_invoice s on s.id = l.invoice_id
      where s.state in (${notInvoiced}, ${invoiced}, ${signed}) group by l.item_id
    ) l on l.item_id = i.id
    where (i.invoice_claimed, i.invoiced) is distinct from (coalesce(l.claimed, 0), coalesce(l.invoiced, 0))`,
  'an invoice’s sums and its lines': `
    select s.id from sales_invoice s left join (
      select invoice_id, count(*) as lines, sum(amount) as amount, sum(net) as net, sum(tax) as tax
      from sales_invoice_line group by invoice_id
    ) l on l.invoice_id = s.id
    where (s.line_count, s.amount, s.net, s.tax) is distinct from (l.lines, l.amount, l.net, l.tax)`,
  'an input invoice’s sums and its lines': `
    select v.id from input_invoice v left join (
      select invoice_id, count(*) as lines, sum(amount) as net, sum(tax) as tax from input_invoice_line group by invoice_id
    ) l on l.invoice_id = v.id
    where (v.line_count, v.net, v.tax) is distinct from (l.lines, l.net, l.tax)`,
  'matched quantities of orders and the matches': `
    select l.id from order_line l left join (
      select order_line_id, sum(qty) as qty from input_invoice_match group by order_line_id
    ) m on m.order_line_id = l.id where l.matched_qty <> coalesce(m.qty, 0)`,
  'matched quantities of invoices and the matches': `
    select l.id from input_invoice_line l left join (
      select line_id, sum(qty) as qty from input_invoice_match group by line_id
    ) m on m.line_id = l.id where l.matched_qty <> coalesce(m.qty, 0)`,
  'the shares of wholly matched lines and their amounts': `
    select l.id from input_invoice_line l join (
      select line_id, sum(qty) as qty, sum(amount) as amount from input_invoice_match group by line_id
    ) m on m.line_id = l.id where m.qty = l.qty and m.amount <> l.amount + l.tax`,
  'an order’s invoicing state and what is invoiced': `
    select o.id from trade_order o left join lateral (
      select bool_or(i.invoiced > 0) as is_begun, bool_or(i.amount - i.credited > i.invoiced) as is_open
      from receivable_item i where i.order_id = o.id and i.currency = 'RMB'
    ) items on true
    where o.invoicing_state <> case when items.is_begun is not true then ${none} when items.is_open then ${partial} else ${full} end`,
}
