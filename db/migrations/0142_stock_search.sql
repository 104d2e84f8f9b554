-- What a keyword of the stock list looks through, in one text instead of four.
alter table stock_lot add column search text not null
  generated always as (lower(number || e'\n' || model || e'\n' || lot_number || e'\n' || batch_number)) stored;
