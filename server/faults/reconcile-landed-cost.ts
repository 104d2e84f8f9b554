import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'

/** Costs that wait to be computed again are left out. */
const isKept = `not exists (select 1 from landed_cost_due d where d.company_id = c.company_id and d.order_id = c.order_id)`
const actualOf = (...kinds: readonly string[]): string => `(
  select coalesce(sum((p->>'actual')::numeric), 0) from jsonb_array_elements(c.parts) p
  where p->>'kind' in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`
const billed = (...kinds: readonly string[]): string => `(
  select coalesce(sum(b.amount), 0) from tax_bill b where b.company_id = c.company_id and b.order_id = c.order_id
    and b.deleted_at is null and b.state <> ${taxBillState.codes.cancelled}
    and b.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`

/** Landed costs and what they are made of, to the cent. */
export const landedCostQuestions: Readonly<Record<string, string>> = {
  'landed costs of an order’s lines and of the order': `
    select c.order_id as id from landed_cost c
      left join lateral (
        select sum(l.total) as total, sum(l.vat) as vat, sum(l.purchase) as purchase, sum(l.freight) as freight,
          sum(l.insurance) as insurance, sum(l.duty) as duty, sum(l.consumption_tax) as "consumptionTax", sum(l.fees) as fees,
          sum(l.other) as other
        from landed_cost_line l where l.company_id = c.company_id and l.order_id = c.order_id
      ) lines on true
    where ${isKept} and ((c.total, c.vat) is distinct from (lines.total, lines.vat)
      or exists (select 1 from jsonb_each_text(to_jsonb(lines) - 'total') sums
        where sums.value::numeric is distinct from (select coalesce(sum((p->>'amount')::numeric), 0)
          from jsonb_array_elements(c.parts) p where p->>'kind' = sums.key)))`,
  'landed costs of an order and the fees and payments that were booked': `
    select c.order_id as id from landed_cost c
      cross join lateral (
        select coalesce(sum(b.amount) filter (where i.kind = 'supplierPayment'), 0) as paid,
          coalesce(sum(b.amount) filter (where i.kind in ('fee', 'bankCharge', 'exchangeDifference')), 0) as fees
        from receivable_item i cross join lateral (
          select case when i.currency = 'RMB' then i.amount - i.credited else round((i.amount - i.credited) * coalesce((
            select (r->>'rate')::numeric from jsonb_array_elements(c.rates) r
            where r->>'currency' = i.currency and r->>'source' = 'customs' and r->>'paid' is null), 0), 2) end as amount
        ) b
        where i.company_id = c.company_id and i.order_id = c.order_id
      ) booked
    where ${isKept} and (booked.paid, booked.fees) is distinct from
      (${actualOf('purchase')}, ${actualOf('freight', 'insurance', 'fees', 'other')})`,
  'landed costs of an order and customs’ tax bills': `
    select c.order_id as id from landed_cost c
    where ${isKept} and (${actualOf('duty')}, ${actualOf('consumptionTax')}, ${actualOf('vat')}) is distinct from
      (${billed('duty', 'antiDumping')}, ${billed('consumptionTax')}, ${billed('vat')})`,
  'orders that are bought and their landed costs': `
    select o.id from trade_order o
      left join landed_cost c on c.company_id = o.company_id and c.order_id = o.id
    where o.line_count > 0 and (o.deleted_at is null and app.has_landed_cost(o.model_type, o.state)) <> (c.order_id is not null)
      and not exists (select 1 from landed_cost_due d where d.company_id = o.company_id and d.order_id = o.id)`,
}
