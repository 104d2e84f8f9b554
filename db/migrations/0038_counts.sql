-- What warehouse staff scan before a step is taken: lines counted while goods come in, and reserved goods that were
-- picked from their places.

alter table inbound_line
  add counted_qty app.quantity check (counted_qty >= 0),
  -- As the receipt takes them: kind, quantity, reason, photos.
  add counted_differences jsonb not null default '[]',
  add counted_at timestamptz,
  add counted_by text not null default '';

alter table stock_reservation
  -- Of what has not left yet.
  add picked app.quantity not null default 0,
  add check (picked >= 0 and picked <= qty - taken);
