-- Whether goods were inspected: of an inbound order by its step, of a lot as its order was, until the provider sets it.
alter table inbound_order add inspection_state int not null default 0 check (inspection_state in (0, 1));
alter table stock_lot add inspection_state int not null default 0 check (inspection_state in (0, 1));

-- The owner sees rows of all companies for these statements, which are no changes of the records.
alter table inbound_order no force row level security;
alter table stock_lot no force row level security;
alter table inbound_order disable trigger user;
alter table stock_lot disable trigger user;
update inbound_order set inspection_state = 1 where state in (5, 6, 7, 8);
update stock_lot set inspection_state = 1 where inbound_id is not null;
alter table stock_lot enable trigger user;
alter table inbound_order enable trigger user;
alter table stock_lot force row level security;
alter table inbound_order force row level security;

grant update (inspection_state) on stock_lot to quayside_staff;

alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check check (kind in ('in', 'out', 'move', 'split', 'adjust',
  'reserve', 'release', 'block', 'unblock', 'grade', 'measure', 'inspect'));
