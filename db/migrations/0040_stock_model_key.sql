-- Models are compared in lower case. Under row-level security a condition on lower(model) is not looked up in an index,
-- because lower() is not leakproof; one on a column is.
alter table stock_lot add model_key text generated always as (lower(model)) stored;

drop index stock_lot_model;
create index stock_lot_model on stock_lot (company_id, warehouse_id, model_key) where available > 0 and order_id is null;

-- With what the count of free lots asks for.
drop index stock_lot_newest;
create index stock_lot_newest on stock_lot (company_id, id desc)
  include (place, warehouse_id, order_id, on_hand, reserved, available) where on_hand > 0;
