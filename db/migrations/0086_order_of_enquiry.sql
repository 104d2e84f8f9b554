-- A confirmed quotation becomes another order when the first was cancelled.
drop index freight_order_enquiry_once;
create unique index freight_order_enquiry_once on freight_order (company_id, enquiry_id) where state <> -1;
create index freight_order_enquiry on freight_order (company_id, enquiry_id);
