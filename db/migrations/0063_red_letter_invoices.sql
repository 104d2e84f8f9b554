-- Suppliers' red-letter invoices, which are negative and name the invoice that they take back, and discounts, which are
-- negative lines without a quantity.
alter table input_invoice
  add red_of text collate "C" not null default '' check (red_of ~ '^(\d{8}|\d{20})?$'),
  drop constraint input_invoice_net_check,
  drop constraint input_invoice_tax_check,
  add constraint input_invoice_red_check check (case when red_of = '' then net > 0 and tax >= 0 else net < 0 and tax <= 0 end);
create index input_invoice_red on input_invoice (company_id, red_of) where red_of <> '' and deleted_at is null;
alter table input_invoice_line
  drop constraint input_invoice_line_qty_check,
  drop constraint input_invoice_line_amount_check,
  drop constraint input_invoice_line_tax_check,
  drop constraint input_invoice_line_check,
  add constraint input_invoice_line_amount_check check (amount <> 0 and (qty = 0 or (qty > 0) = (amount > 0))),
  add constraint input_invoice_line_check check (matched_qty >= 0 and matched_qty <= greatest(qty, 0));
