-- The signatures under the orders' contracts. Only two marks of a row change: that a later signature
-- replaced it, and that the order differs from what was signed.
create table order_contract (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  -- What was printed and signed, and SHA-256 of its canonical text.
  document jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  terms_version text not null,
  signer_id bigint not null references member,
  signer_name text not null,
  signed_at timestamptz not null default now(),
  is_current boolean not null default true,
  -- Digest of the order's own content when it was signed.
  content bytea not null,
  is_broken boolean not null default false,
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index order_contract_current on order_contract (company_id, order_id) where is_current;
create index order_contract_order on order_contract (company_id, order_id, id desc);
call app.make_company_table('order_contract');

create function app.keep_signature() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.company_id, new.order_id, new.document, new.hash, new.terms_version, new.signer_id,
      new.signer_name, new.signed_at, new.content) is distinct from (old.company_id, old.order_id, old.document, old.hash,
      old.terms_version, old.signer_id, old.signer_name, old.signed_at, old.content) then
    raise exception 'a signature under a contract is never changed';
  end if;
  return new;
end $$;
create trigger keep_signature before update or delete on order_contract
  for each row execute function app.keep_signature();

-- What contract/orders/order-contract.ts calls the order's part of the document, as one digest.
create function app.order_content(company bigint, ord bigint) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(o.order_no, o.model_type, o.order_date, o.contract_no, o.supplier_id, o.customer_id,
      o.currency, o.incoterms, o.payment_method, o.delivery_type,
      case when app.is_warehouse_pickup(o.delivery_type) then o.pickup_address else o.delivery_address end,
      o.order_amount, o.packages, trim_scale(o.net_weight), trim_scale(o.gross_weight), (
        select jsonb_agg(jsonb_build_array(l.model, l.name, l.brand, l.origin, l.unit, trim_scale(l.qty), trim_scale(l.price),
          l.total_money) order by l.position)
        from order_line l where l.company_id = company and l.order_id = ord))::text, 'UTF8'))
  from trade_order o where o.company_id = company and o.id = ord
$$;

-- After every change of an order its digest is compared with the signed one.
create function app.hold_contracts(orders bigint[]) returns void language sql as $$
  update order_contract c set is_broken = held.is_broken
  from (
    select k.id, k.content is distinct from app.order_content(k.company_id, k.order_id) as is_broken
    from order_contract k where k.order_id = any(orders) and k.is_current
  ) held
  where c.id = held.id and c.is_broken <> held.is_broken
$$;
create index order_contract_held on order_contract (order_id) where is_current;

create function app.hold_contracts_of_lines() returns trigger language plpgsql as $$
begin
  perform app.hold_contracts(array(select distinct order_id from changed));
  return null;
end $$;
create trigger hold_contracts_new after insert on order_line referencing new table as changed
  for each statement execute function app.hold_contracts_of_lines();
create trigger hold_contracts_changed after update on order_line referencing new table as changed
  for each statement execute function app.hold_contracts_of_lines();
create trigger hold_contracts_gone after delete on order_line referencing old table as changed
  for each statement execute function app.hold_contracts_of_lines();

create function app.hold_contracts_of_orders() returns trigger language plpgsql as $$
begin
  perform app.hold_contracts(array(select id from changed));
  return null;
end $$;
create trigger hold_contracts after update on trade_order referencing new table as changed
  for each statement execute function app.hold_contracts_of_orders();

-- A signed order that is cancelled, returned or removed no longer counts as signed. Runs before hold_contracts
-- (triggers run in the order of their names), so that it sees each signature as it was before this change.
create function app.count_signed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select m.company_id, m.model_type, m.currency, date_trunc('month', m.order_date)::date, 0, 0, 0, 0, sum(m.n)
    from (
      select b.id, b.company_id, b.model_type, b.currency, b.order_date, -1 as n from before b join after a on a.id = b.id
      where app.is_order_signable(b.state) and b.deleted_at is null and (not app.is_order_signable(a.state) or a.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
      union all
      select a.id, a.company_id, a.model_type, a.currency, a.order_date, 1 from before b join after a on a.id = b.id
      where app.is_order_signable(a.state) and a.deleted_at is null and (not app.is_order_signable(b.state) or b.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
    ) m join order_contract k on k.company_id = m.company_id and k.order_id = m.id and k.is_current and not k.is_broken
    group by 1, 2, 3, 4 having sum(m.n) <> 0;
  return null;
end $$;
create trigger count_signed after update on trade_order referencing old table as before new table as after
  for each statement execute function app.count_signed_orders();

create function app.count_signatures() returns trigger language plpgsql as $$
begin
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select o.company_id, o.model_type, o.currency, date_trunc('month', o.order_date)::date, 0, 0, 0, 0,
      (new.is_current and not new.is_broken)::int - case when tg_op = 'UPDATE' then (old.is_current and not old.is_broken)::int else 0 end
    from trade_order o where o.company_id = new.company_id and o.id = new.order_id and o.deleted_at is null
      and app.is_order_signable(o.state)
      and (tg_op = 'INSERT' or (new.is_current and not new.is_broken) <> (old.is_current and not old.is_broken));
  return null;
end $$;
create trigger count_signatures after insert or update on order_contract
  for each row execute function app.count_signatures();
