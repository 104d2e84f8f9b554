-- A member is notified once when a currency's central parity is at or below a figure; then the alert rests until the
-- rate is above it again.
create table rate_alert (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  currency app.currency not null check (currency <> ''),
  at_or_below app.rate not null check (at_or_below > 0),
  notified_at timestamptz,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index rate_alert_currency_once on rate_alert (company_id, member_id, currency) where deleted_at is null;
create index rate_alert_currency on rate_alert (currency, id) where deleted_at is null;
call app.make_versioned('rate_alert');
call app.make_company_table('rate_alert');
