-- The map of lanes asks for the freight of each open order.
create index freight_order_of_order on freight_order (company_id, order_id) where order_id is not null;
