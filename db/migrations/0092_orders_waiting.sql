-- What the back office's queue and list ask for, of all companies together.
create index trade_order_waiting on trade_order (submitted_at) where state = 1 and deleted_at is null;
create index trade_order_all on trade_order (id desc) include (state, model_type) where deleted_at is null;
