-- How headings of a supplier's sheets and documents map to columns of an inbound order's lines, beside those of an order's.
alter table sheet_heading
  add column inbound_headings jsonb not null default '{}' check (jsonb_typeof(inbound_headings) = 'object');
