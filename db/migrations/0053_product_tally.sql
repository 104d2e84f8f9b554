-- How many products a company has in each combination of the states its list is filtered by. Counting 100,000 rows for
-- every page would cost more than the page. Changes are added as rows of their own, so that nobody waits for anybody;
-- every fiftieth time they are put together.
alter table product add column is_classified boolean generated always as (hs_code <> '') stored;
create index product_by_classified on product (company_id, is_classified, id desc) where deleted_at is null;
create index product_by_audit on product (company_id, price_audit, id desc) where deleted_at is null and price_audit is not null;
create index product_by_control on product (company_id, hong_kong_control, id desc)
  where deleted_at is null and hong_kong_control is not null;

create table product_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  classification_status int not null,
  is_classified boolean not null,
  category int not null,
  ccc_status int not null,
  hong_kong_control int,
  price_audit int,
  source int not null,
  products int not null
);
create index product_tally_company on product_tally (company_id)
  include (classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, products);
call app.make_company_table('product_tally', 'select, insert, update, delete');

-- Rows that somebody else is putting together are left to them.
create function app.gather_product_tally(company bigint) returns void language sql as $$
  with loose as (
    select id from product_tally where company_id = company for update skip locked
  ), gathered as (
    delete from product_tally t using loose where t.id = loose.id
    returning t.company_id, t.classification_status, t.is_classified, t.category, t.ccc_status, t.hong_kong_control,
      t.price_audit, t.source, t.products
  )
  insert into product_tally (company_id, classification_status, is_classified, category, ccc_status, hong_kong_control,
      price_audit, source, products)
    select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source,
      sum(products)
    from gathered group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(products) <> 0
$$;

create function app.tally_new_products() returns trigger language plpgsql as $$
begin
  insert into product_tally (company_id, classification_status, is_classified, category, ccc_status, hong_kong_control,
      price_audit, source, products)
    select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, count(*)
    from added where deleted_at is null group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform app.gather_product_tally(min(company_id)) from added having max(id) % 50 = 0;
  return null;
end $$;
create trigger tally_new after insert on product referencing new table as added
  for each statement execute function app.tally_new_products();

create function app.tally_changed_products() returns trigger language plpgsql as $$
begin
  insert into product_tally (company_id, classification_status, is_classified, category, ccc_status, hong_kong_control,
      price_audit, source, products)
    select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, sum(n)
    from (
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, -1 as n
      from before where deleted_at is null
      union all
      select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, 1
      from after where deleted_at is null
    ) moved
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0;
  perform app.gather_product_tally(min(company_id)) from after having max(id + version) % 50 = 0;
  return null;
end $$;
create trigger tally_changed after update on product referencing old table as before new table as after
  for each statement execute function app.tally_changed_products();

insert into product_tally (company_id, classification_status, is_classified, category, ccc_status, hong_kong_control,
    price_audit, source, products)
  select company_id, classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, count(*)
  from product where deleted_at is null group by 1, 2, 3, 4, 5, 6, 7, 8;
