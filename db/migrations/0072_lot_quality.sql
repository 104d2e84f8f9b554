-- Goods that came damaged or wrong are lots of that quality. Weight, volume and packages can be entered later, for tariffs
-- that charge by them.
alter table stock_lot add quality int not null default 0 check (quality in (0, 1, 2));
create index stock_lot_quality on stock_lot (company_id, (id + 0) desc) where on_hand > 0 and quality <> 0;
grant update (quality, packages, net_weight, gross_weight, volume) on stock_lot to quayside_staff;

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (kind in ('in', 'out', 'move', 'split', 'adjust',
  'reserve', 'release', 'block', 'unblock', 'grade', 'measure'));
