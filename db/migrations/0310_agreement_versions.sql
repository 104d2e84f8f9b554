-- Versions of the service agreement that the provider has published. A published version never changes: what somebody
-- accepted can always be read. The version that the product ships has no row.
create table agreement_version (
  place int primary key check (place > 0),
  number text not null unique,
  effective_on date not null,
  texts jsonb not null,
  published_at timestamptz not null default now()
);
grant select on agreement_version to quayside_app;
grant select, insert on agreement_version to quayside_staff;

-- Which versions a person has accepted, and when. Rows are only added.
create table agreement_acceptance (
  person_id bigint not null references person,
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (person_id, version)
);
insert into agreement_acceptance (person_id, version, accepted_at)
  select id, consent_version, consent_at from person where consent_version is not null and consent_at is not null;
alter table agreement_acceptance enable row level security;
alter table agreement_acceptance force row level security;
create policy colleagues on agreement_acceptance to quayside_app using (app.is_colleague(person_id))
  with check (app.is_colleague(person_id));
create policy all_acceptances on agreement_acceptance to quayside_staff, current_user using (true) with check (true);
grant select, insert on agreement_acceptance to quayside_app, quayside_staff;
