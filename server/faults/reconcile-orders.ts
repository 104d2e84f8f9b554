/** Sums and counts of orders and products against their rows, and contracts against what their orders say. */
export const orderQuestions: Readonly<Record<string, string>> = {
  'an order’s sums and its lines': `
    select o.id from trade_order o left join (
      select order_id, count(*) as lines, sum(total_money) as amount, coalesce(sum(packages), 0) as packages,
        coalesce(sum(net_weight), 0) as net_weight, coalesce(sum(gross_weight), 0) as gross_weight
      from order_line group by order_id
    ) l on l.order_id = o.id
    where (o.line_count, o.order_amount, o.packages, o.net_weight, o.gross_weight) is distinct from
      (coalesce(l.lines, 0), coalesce(l.amount, 0), coalesce(l.packages, 0), coalesce(l.net_weight, 0), coalesce(l.gross_weight, 0))`,
  'a line’s total and its quantity × price': `
    select l.id from order_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
      where l.total_money <> coalesce(round(l.qty * l.price, app.currency_decimals(o.currency)), 0)`,
  'the places of an order’s lines': `
    select order_id as id from order_line group by order_id having count(distinct position) <> count(*)`,
  'goods that came or left and their lines': `
    select o.id from trade_order o join (
      select order_id, bool_or(received_qty > qty or shipped_qty > received_qty) as is_beyond,
        case when bool_and(received_qty + short_qty >= qty) then 2 when bool_or(received_qty > 0) then 1 else 0 end as received,
        case when bool_and(shipped_qty + short_qty >= qty) then 2 when bool_or(shipped_qty > 0) then 1 else 0 end as shipped
      from order_line where qty > 0 group by order_id
    ) l on l.order_id = o.id
    where l.is_beyond or (o.receiving_state, o.shipping_state) is distinct from (l.received, l.shipped)`,
  'goods that came short and their differences': `
    select l.id from order_line l left join (
      select order_line_id, sum(qty) as qty from stock_difference where order_line_id is not null and kind = 0 group by 1
    ) d on d.order_line_id = l.id
    where l.short_qty <> coalesce(d.qty, 0)`,
  'goods that left and their deliveries': `
    select l.id from order_line l left join (
      select line_id, sum(qty) as qty from order_delivery_line group by line_id
    ) d on d.line_id = l.id
    where l.shipped_qty <> coalesce(d.qty, 0)`,
  'the counts of orders and the orders': `
    select company_id as id from (
      select company_id, model_type, state, is_returned, payment_state, currency, orders, amount, unpaid from order_tally
      union all
      select company_id, model_type, state, is_returned, payment_state, currency, -1, -order_amount, paid_amount - order_amount
      from trade_order where deleted_at is null
    ) sides group by company_id, model_type, state, is_returned, payment_state, currency
    having (sum(orders), sum(amount), sum(unpaid)) is distinct from (0, 0, 0)`,
  'the sums of orders and the orders': `
    select company_id as id from (
      select company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed from order_sum
      union all
      select o.company_id, o.model_type, o.currency, date_trunc('month', o.order_date)::date, -app.is_order_reported(o.state)::int,
        -case when app.is_order_reported(o.state) then o.order_amount else 0 end,
        -case when app.is_order_unpaid(o.state, o.payment_state) then o.order_amount - o.paid_amount else 0 end,
        -app.is_price_failed(o.state, o.price_audit)::int,
        -(app.is_order_signable(o.state) and exists (select 1 from order_contract k where k.company_id = o.company_id
          and k.order_id = o.id and k.is_current and not k.is_broken))::int
      from trade_order o where o.deleted_at is null
    ) sides group by company_id, model_type, currency, month
    having (sum(orders), sum(amount), sum(unpaid), sum(price_failed), sum(signed)) is distinct from (0, 0, 0, 0, 0)`,
  'the counts of products and the products': `
    select company_id as id from (
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, products
      from product_tally
      union all
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, -1
      from product where deleted_at is null
    ) sides group by company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source
    having sum(products) <> 0`,
  'a signature and what its order says': `
    select id from order_contract
    where is_current and is_broken <> (content is distinct from app.order_content(company_id, order_id))`,
}
