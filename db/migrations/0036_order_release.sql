-- Above an amount of its own a company's order, like its payment application, goes to the provider after a second
-- member released it. Until then it stays what it was, a draft or an order that failed the audit.
alter table approval_rule add column orders_above app.money check (orders_above >= 0);

create function app.is_order_releasable(state int) returns boolean language sql immutable as $$
  select state in (0, 2)
$$;
alter table trade_order
  add column release_asked_by bigint references member,
  -- Why a colleague did not release it; empty again with the next submission.
  add column release_refusal text not null default '',
  add check (release_asked_by is null or app.is_order_releasable(state));
create index trade_order_to_release on trade_order (company_id, model_type, release_asked_by)
  where release_asked_by is not null and deleted_at is null;

update member set permissions = permissions
    || '{order-import-release,order-export-release,order-transit-release,order-domestic-release}'::text[]
  where is_administrator and not permissions @> '{order-import-release}';
