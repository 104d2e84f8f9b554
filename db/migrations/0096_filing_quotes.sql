-- What a filing costs: the provider quotes, the customer accepts or declines, and completion charges what was accepted.
alter table label_order
  add column quote_state int not null default 0 check (quote_state in (0, 1, 2, 3)),
  add column currency app.currency not null default '',
  add column fee_quantity app.quantity check (fee_quantity > 0),
  add column fee_unit text not null default '',
  add column unit_price app.unit_price check (unit_price >= 0),
  add column amount app.money generated always as (round(fee_quantity * unit_price, 2)) stored,
  add column quote_note text not null default '',
  add column quote_answer text not null default '',
  add check (quote_state = 0 or (fee_quantity is not null and unit_price is not null));
alter table approval_order
  add column quote_state int not null default 0 check (quote_state in (0, 1, 2, 3)),
  add column currency app.currency not null default '',
  add column fee_quantity app.quantity check (fee_quantity > 0),
  add column fee_unit text not null default '',
  add column unit_price app.unit_price check (unit_price >= 0),
  add column amount app.money generated always as (round(fee_quantity * unit_price, 2)) stored,
  add column quote_note text not null default '',
  add column quote_answer text not null default '',
  add check (quote_state = 0 or (fee_quantity is not null and unit_price is not null));
