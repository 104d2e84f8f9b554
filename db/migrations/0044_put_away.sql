-- Where warehouse staff put received goods, line by line, before the order is stored: places and quantities.
alter table inbound_line
  add put_lots jsonb not null default '[]' check (jsonb_typeof(put_lots) = 'array'),
  add put_at timestamptz,
  add put_by text not null default '';
