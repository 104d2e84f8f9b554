-- A text sealed with the data key: a start with another key is recognised before anything is sealed with it.
create table data_key_check (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);
grant select, insert, update on data_key_check to quayside_staff;

-- With the refresh token itself it gives the tokens that its use gave, so that a parallel use can be answered with the
-- same ones. The tokens cannot be made from the database alone.
alter table refresh_token add column successor_seed bytea;
