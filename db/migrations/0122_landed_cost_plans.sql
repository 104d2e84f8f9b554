-- As in 0106: what joins the rows of its statement is planned for each statement, by EXECUTE.

create or replace function app.mark_landed_orders() returns trigger language plpgsql as $$
begin
  execute $q$insert into landed_cost_due (company_id, order_id)
  select o.company_id, o.id from (select distinct company_id, order_id from changed where order_id is not null) c
    join trade_order o on o.company_id = c.company_id and o.id = c.order_id
  where app.has_landed_cost(o.model_type, o.state)$q$;
  return null;
end $$;

create or replace function app.mark_landed_certificates() returns trigger language plpgsql as $$
begin
  execute $q$insert into landed_cost_due (company_id, order_id)
  select distinct l.company_id, l.order_id from changed c
    join landed_cost l on l.company_id = c.company_id and l.order_id = c.entity_id
  where c.entity = 'order' and c.kind = 'certificate-of-origin'$q$;
  return null;
end $$;

create or replace function app.mark_landed_products() returns trigger language plpgsql as $$
begin
  execute $q$insert into landed_cost_due (company_id, order_id)
  select distinct l.company_id, l.order_id
  from after a join before b on b.id = a.id
    join order_line l on l.company_id = a.company_id and l.model_key = a.model_key and l.product_id = a.id
    join landed_cost c on c.company_id = l.company_id and c.order_id = l.order_id and c.state <> 'actual'
  where (a.hs_code, a.tariff_rate, a.temporary_rate, a.vat_rate, a.consumption_rate, a.customs_conditions)
    is distinct from (b.hs_code, b.tariff_rate, b.temporary_rate, b.vat_rate, b.consumption_rate, b.customs_conditions)$q$;
  return null;
end $$;
