-- A lot that is bound in part belongs with that part to the orders' stock and with the rest to the customer's: sums of
-- either kind count its share. `is_own`: the lot came for an order.
drop trigger stock_tally_new on stock_lot;
drop trigger stock_tally_changed on stock_lot;
drop table stock_tally;
drop function app.add_to_stock_tally();
drop function app.move_in_stock_tally();
drop function app.merge_stock_tally();

create table stock_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  place int not null,
  warehouse_id bigint not null,
  supplier_id bigint not null,
  stored_on date not null,
  is_free boolean not null,
  is_ordered boolean not null,
  is_own boolean not null,
  is_held boolean not null,
  is_available boolean not null,
  is_blocked boolean not null,
  lots int not null,
  on_hand app.quantity_sum not null,
  reserved app.quantity_sum not null,
  blocked app.quantity_sum not null,
  bound app.quantity_sum not null
);
create index stock_tally_company on stock_tally (company_id, is_free) include (place, warehouse_id, supplier_id, stored_on,
  is_ordered, is_own, is_held, is_available, is_blocked, lots);
call app.make_company_table('stock_tally', 'select, insert, update, delete');
revoke insert, update, delete on stock_tally from quayside_app;
-- The owner sees rows of all companies while they are counted.
alter table stock_lot no force row level security;
alter table stock_tally no force row level security;
call app.make_lot_tally('stock_tally',
  keys => '{place, warehouse_id, supplier_id, stored_on, is_free, is_ordered, is_own, is_held, is_available, is_blocked}',
  measures => '{lots, on_hand, reserved, blocked, bound}',
  expressions => '{"supplier_id": "coalesce(supplier_id, 0)", "is_own": "order_id is not null", "is_held": "on_hand > 0",
    "is_available": "available > 0", "is_blocked": "blocked > 0", "lots": "1"}');
alter table stock_tally force row level security;
alter table stock_lot force row level security;
