-- The totals of the order list: how many orders there are of each kind, state and currency, and what they come to.
drop trigger order_tally_new on trade_order;
drop trigger order_tally_changed on trade_order;
drop function app.add_to_order_tally();
drop function app.move_in_order_tally();
drop function app.gather_order_tally(bigint);
drop table order_tally;

create table order_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  model_type int not null,
  state int not null,
  is_returned boolean not null,
  payment_state int not null,
  -- Empty in a draft.
  currency app.currency not null,
  orders int not null,
  amount app.money_sum not null,
  unpaid app.money_sum not null
);
create index order_tally_company on order_tally (company_id, model_type)
  include (state, is_returned, payment_state, currency, orders, amount, unpaid);
call app.make_company_table('order_tally', 'select, insert, update, delete');
call app.make_tally('order_tally', 'trade_order',
  keys => '{model_type, state, is_returned, payment_state, currency}', measures => '{orders, amount, unpaid}',
  expressions => '{"orders": "1", "amount": "order_amount", "unpaid": "order_amount - paid_amount"}');

-- The owner sees rows of all companies for this statement.
alter table trade_order no force row level security;
alter table order_tally no force row level security;
insert into order_tally (company_id, model_type, state, is_returned, payment_state, currency, orders, amount, unpaid)
select company_id, model_type, state, is_returned, payment_state, currency, count(*), sum(order_amount),
  sum(order_amount - paid_amount)
from trade_order where deleted_at is null group by 1, 2, 3, 4, 5, 6;
alter table trade_order force row level security;
alter table order_tally force row level security;
