-- How many days before their expiry a company is reminded of its goods; without a row 30, 60 and 90.
create table expiry_setting (
  company_id bigint primary key references company,
  days int[] not null check (cardinality(days) between 1 and 5)
);
call app.make_company_table('expiry_setting');

-- The closest first.
create function app.expiry_days(company bigint) returns int[] language sql stable as $$
  select coalesce((select s.days from expiry_setting s where s.company_id = company), '{30,60,90}')
$$;
-- The widest of them: goods within it are near their expiry.
create function app.near_expiry_days(company bigint) returns int language sql stable as $$
  select max(day) from unnest(app.expiry_days(company)) day
$$;
grant execute on function app.expiry_days(bigint), app.near_expiry_days(bigint) to quayside_app, quayside_staff;

alter table expiry_reminder drop constraint expiry_reminder_days_check;
alter table expiry_reminder add check (days between 0 and 730);
