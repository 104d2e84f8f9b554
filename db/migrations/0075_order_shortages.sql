-- Goods of an order that do not come are reported short, and the customer confirms the difference as of an inbound order.
alter table order_line add short_qty app.quantity not null default 0 check (short_qty >= 0);

alter table stock_difference alter inbound_id drop not null;
alter table stock_difference alter line_id drop not null;
alter table stock_difference add order_id bigint;
-- A line of which nothing came may be taken out of an order that was returned: its difference goes with it.
alter table stock_difference add order_line_id bigint references order_line on delete cascade;
alter table stock_difference add foreign key (company_id, order_id) references trade_order (company_id, id);
alter table stock_difference add constraint stock_difference_document_check check (
  (inbound_id is null) <> (order_id is null) and (inbound_id is null) = (line_id is null)
  and (order_id is null) = (order_line_id is null)
);
create index stock_difference_order on stock_difference (company_id, order_id, id) where order_id is not null;
create index stock_difference_order_line on stock_difference (order_line_id) where order_line_id is not null;

-- Whether the received goods differ from what is declared; counted again with each receipt and each change of the lines.
alter table declaration add differs_from_receipt boolean not null default false;
create index declaration_differing on declaration (updated_at) where differs_from_receipt;

-- Until now what arrived or left was not counted against what came: whatever left had come. The owner sees rows of all
-- companies for these statements; nobody is notified of them.
alter table order_line no force row level security;
alter table trade_order no force row level security;
alter table order_line disable trigger user;
alter table trade_order disable trigger user;
update order_line l set received_qty = greatest(l.received_qty, l.qty) from trade_order o
where o.company_id = l.company_id and o.id = l.order_id and o.state in (6, 7, 8, 16, 17) and l.received_qty < l.qty;
update order_line set received_qty = shipped_qty where shipped_qty > received_qty;
update trade_order o set receiving_state = s.received
from (
  select company_id, order_id, app.share_of(bool_and(received_qty >= qty), bool_or(received_qty > 0)) as received
  from order_line group by company_id, order_id
) s
where s.company_id = o.company_id and s.order_id = o.id and o.receiving_state <> s.received;
alter table order_line enable trigger user;
alter table trade_order enable trigger user;
alter table order_line force row level security;
alter table trade_order force row level security;
alter table order_line add constraint order_line_shipped_check check (shipped_qty <= received_qty);
