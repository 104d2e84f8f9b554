-- Why another supplier than that of the orders is paid.
alter table payment_application add other_supplier_reason text not null default '';

-- Foreign exchange is paid when the order is, not when what was applied for is.
update trade_order o set fx_payment_state = 1
where fx_payment_state = 2 and order_amount > (
  select coalesce(sum(l.amount), 0) from payment_application_line l
    join payment_application a on a.company_id = l.company_id and a.id = l.application_id
  where l.company_id = o.company_id and l.order_id = o.id and a.state = 2);
