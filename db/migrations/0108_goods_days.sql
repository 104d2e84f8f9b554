-- When goods were made and until when they are good. A line may give its shelf life instead of the day of expiry; a lot has
-- the day itself.
alter table product add shelf_life_days int check (shelf_life_days between 1 and 36500);

alter table inbound_line
  add produced_on date,
  add shelf_life_days int check (shelf_life_days between 0 and 9999999),
  add expires_on date;

alter table stock_lot
  add produced_on date,
  add expires_on date,
  add constraint stock_lot_goods_days check (produced_on <= expires_on);
create index stock_lot_expiry on stock_lot (company_id, expires_on) where on_hand > 0 and expires_on is not null;
grant update (produced_on, expires_on) on stock_lot to quayside_staff;

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (kind in ('in', 'out', 'move', 'split', 'adjust',
  'reserve', 'release', 'block', 'unblock', 'grade', 'measure', 'inspect', 'date'));

-- 4: first expired, first out.
alter table outbound_order drop constraint outbound_order_strategy_check;
alter table outbound_order add constraint outbound_order_strategy_check check (strategy in (0, 1, 2, 3, 4));
