-- Five per cent stands on invoices for services that were taken over from business tax, such as the lease of a warehouse.
alter table sales_invoice_line drop constraint sales_invoice_line_rate_check;
alter table sales_invoice_line add check (rate in (0, 1, 3, 5, 6, 9, 13));
alter table input_invoice_line drop constraint input_invoice_line_rate_check;
alter table input_invoice_line add check (rate in (0, 1, 3, 5, 6, 9, 13));
