-- That a person was told of a version of the service agreement before it is valid: once for each version.
create table agreement_notice (
  person_id bigint not null references person,
  version text not null references agreement_version (number),
  sent_at timestamptz not null default now(),
  primary key (person_id, version)
);
grant select, insert on agreement_notice to quayside_staff;
