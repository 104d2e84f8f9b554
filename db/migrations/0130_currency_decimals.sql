-- How many decimals an amount has that is paid: none in a currency without a minor unit (contract/kernel/minor-units.ts).
create function app.currency_decimals(currency text) returns int
  language sql immutable parallel safe
  return case currency when 'JPY' then 0 else 2 end;

-- The price of a document is rounded to what can be paid in its currency.
alter table service_order drop column amount;
alter table service_order
  add column amount app.money generated always as
    (round(fee_quantity * unit_price, app.currency_decimals(currency))) stored;
alter table label_order drop column amount;
alter table label_order
  add column amount app.money generated always as
    (round(fee_quantity * unit_price, app.currency_decimals(currency))) stored;
alter table approval_order drop column amount;
alter table approval_order
  add column amount app.money generated always as
    (round(fee_quantity * unit_price, app.currency_decimals(currency))) stored;
