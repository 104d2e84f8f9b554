-- Who of the provider's staff looks after a company, and the phone under which customers reach them.
alter table staff add column phone text not null default '';
drop trigger touch on staff;
create trigger touch before update of email, name, phone, password_hash, roles, is_enabled on staff
  for each row execute function app.touch();

-- Apart from the company: a new account manager must not make the customer's open form stale.
create table account_manager (
  company_id bigint primary key references company,
  staff_id bigint not null references staff,
  updated_at timestamptz not null default now()
);
create index account_manager_staff on account_manager (staff_id);
alter table account_manager enable row level security;
alter table account_manager force row level security;
create policy company_only on account_manager to quayside_app using (company_id = (select app.company_id()));
create policy all_companies on account_manager to quayside_staff, current_user using (true) with check (true);
grant select on account_manager to quayside_app;
grant select, insert, update, delete on account_manager to quayside_staff;

-- What a customer may know of its account manager. Customers read nothing of the staff.
create function app.own_account_manager() returns table (name text, phone text, email text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.name, s.phone, s.email
    from public.account_manager m join public.staff s on s.id = m.staff_id
    where m.company_id = app.company_id() and s.is_enabled
$$;
grant create on schema app to quayside_staff;
alter function app.own_account_manager() owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.own_account_manager() from public;
grant execute on function app.own_account_manager() to quayside_app;
