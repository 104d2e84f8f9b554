-- The provider's bank that the money came to or left. References are one bank's own: two banks may give the same one.
alter table cash_voucher add bank text not null default '';
update cash_voucher v set bank = s.bank
  from bank_line l join bank_statement s on s.id = l.statement_id where l.voucher_id = v.id;

drop index cash_voucher_bank_reference;
create unique index cash_voucher_bank_reference on cash_voucher (company_id, kind, bank, bank_reference)
  where bank_reference <> '' and state in (0, 1);

-- Only a difference of exchange lowers a debt by its own entry; other money is written off against it.
alter table cash_voucher add constraint cash_voucher_item
  check (item_id is null or kind = 'exchangeDifference') not valid;

-- Asked before each booking: the same money of the same day.
create index cash_voucher_of_day on cash_voucher (company_id, occurred_on);
