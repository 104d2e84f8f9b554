-- Anti-dumping duty is a tax of its own in the books; what was booked as duty before stays as it is.
alter table receivable_item
  drop constraint receivable_item_kind_check,
  add constraint receivable_item_kind_check
    check (kind in ('supplierPayment', 'bankCharge', 'duty', 'antiDumping', 'consumptionTax', 'vat', 'fee', 'exchangeDifference'));
alter table cash_voucher
  drop constraint cash_voucher_tax_kind_check,
  add constraint cash_voucher_tax_kind_check
    check (tax_kind in ('', 'duty', 'antiDumping', 'consumptionTax', 'vat'));
