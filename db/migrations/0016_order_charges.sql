-- What the price of an import leaves out of the way to the border; an empty currency is the order's own.
alter table trade_order
  add column freight app.money check (freight >= 0),
  add column freight_currency app.currency not null default '',
  add column insurance app.money check (insurance >= 0),
  add column insurance_currency app.currency not null default '',
  add column other_charges app.money check (other_charges >= 0),
  add column other_charges_currency app.currency not null default '';
