-- The home screen counts the orders that reports count: drafts, returned and cancelled ones are in no total.
drop trigger order_sum_new on trade_order;
drop trigger order_sum_changed on trade_order;
drop function app.add_to_order_sum();
drop function app.move_in_order_sum();
drop function app.gather_order_sum(bigint);
call app.make_tally('order_sum', 'trade_order',
  keys => '{model_type, currency, month}', measures => '{orders, amount, unpaid, price_failed, signed}',
  -- Signatures are counted by the triggers of order_contract.
  expressions => '{"month": "date_trunc(''month'', order_date)::date", "orders": "app.is_order_reported(state)::int",
    "amount": "case when app.is_order_reported(state) then order_amount else 0 end", "signed": "0",
    "unpaid": "case when app.is_order_unpaid(state, payment_state) then order_amount - paid_amount else 0 end",
    "price_failed": "app.is_price_failed(state, price_audit)::int"}');

-- What was counted before; the owner sees rows of all companies for this statement.
alter table trade_order no force row level security;
alter table order_sum no force row level security;
insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
select company_id, model_type, currency, date_trunc('month', order_date)::date, -count(*), -sum(order_amount), 0, 0, 0
from trade_order where deleted_at is null and not app.is_order_reported(state) group by 1, 2, 3, 4;
alter table trade_order force row level security;
alter table order_sum force row level security;
