-- The bank's own number of a payment to a supplier.
alter table payment_application add bank_reference text not null default '';

-- A line of a bank's statement is booked once; what was taken back may be booked again.
drop index cash_voucher_bank_reference;
create unique index cash_voucher_bank_reference on cash_voucher (company_id, kind, bank_reference)
  where bank_reference <> '' and state in (0, 1);
