-- What of an order's line is on its way with inbound orders.
create index inbound_line_of_order on inbound_line (company_id, order_line_id) where order_line_id is not null;
