-- A day of storage is charged by the warehouse that the lot lay in: a move between warehouses names both.
alter table stock_movement
  add from_warehouse_id bigint references warehouse,
  add to_warehouse_id bigint references warehouse,
  add check ((from_warehouse_id is null) = (to_warehouse_id is null)),
  add check (from_warehouse_id is null or kind = 'move');
create index stock_movement_between on stock_movement (company_id, lot_id, id) include (day, from_warehouse_id)
  where from_warehouse_id is not null;

-- Earlier moves are known where days were charged in another warehouse than the lot lies in now.
alter table stock_movement disable trigger user;
alter table stock_movement no force row level security;
alter table storage_charge no force row level security;
alter table stock_lot no force row level security;
update stock_movement m set from_warehouse_id = past.warehouse_id, to_warehouse_id = past.lies_in
from (
  select distinct on (c.lot_id) c.warehouse_id, l.warehouse_id as lies_in, (
    select min(v.id) from stock_movement v
    where v.company_id = c.company_id and v.lot_id = c.lot_id and v.kind = 'move' and v.day > c.last_on
  ) as move_id
  from storage_charge c join stock_lot l on l.company_id = c.company_id and l.id = c.lot_id
  where c.warehouse_id <> l.warehouse_id order by c.lot_id, c.last_on desc
) past
where m.id = past.move_id;
alter table stock_lot force row level security;
alter table storage_charge force row level security;
alter table stock_movement force row level security;
alter table stock_movement enable trigger user;
