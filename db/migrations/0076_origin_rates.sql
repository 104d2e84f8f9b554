-- Rates of duty by origin: agreements, origins that pay the general rate, retaliatory and anti-dumping duties, and rates
-- that are an amount for each unit. Shared by all customers, as the tariff is.
create table hs_rate (
  id bigint generated always as identity primary key,
  -- The provider's own number, by which it is brought again.
  reference text collate "C" not null unique,
  -- The first digits of the codes that it applies to; empty for all.
  code text collate "C" not null check (code ~ '^(\d{2}){0,5}$'),
  measure text not null check (measure in ('mfn', 'general', 'temporary', 'agreement', 'retaliatory', 'antiDumping')),
  agreement text not null default '' check ((measure = 'agreement') = (agreement <> '')),
  -- ISO codes; empty where it applies whatever the origin.
  origins text[] not null default '{}',
  ad_valorem app.percentage check (ad_valorem >= 0),
  -- RMB for one unit of dictionary 1003.
  specific numeric(15, 6) check (specific >= 0),
  unit text not null default '' check ((specific is null) = (unit = '')),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  is_sample boolean not null default false
);
create index hs_rate_code on hs_rate (code);
grant select on hs_rate to quayside_app;
grant select, insert, update, delete on hs_rate to quayside_staff;

-- What the duty of a line was computed with, and the anti-dumping duty beside it.
alter table declaration_line
  -- Empty where the rate was entered by hand.
  add duty_measure text not null default ''
    check (duty_measure in ('', 'mfn', 'general', 'temporary', 'agreement')),
  add agreement text not null default '',
  add specific_duty numeric(15, 6) check (specific_duty >= 0),
  add specific_unit text not null default '',
  add retaliatory_rate app.percentage not null default 0 check (retaliatory_rate >= 0),
  add anti_dumping_rate app.percentage not null default 0 check (anti_dumping_rate >= 0),
  add anti_dumping app.money not null default 0;
alter table declaration add anti_dumping app.money not null default 0;
