-- What the page System draws over the last day: one row a minute, kept by a job that also removes older ones.
create table system_figure (
  at timestamptz primary key,
  database_ms integer not null,
  connections integer not null,
  -- The largest of all replicas; null where there is none, or where the owner may not see it.
  replica_lag_seconds double precision,
  -- The part of the data folder's disk that is used, where it can be read.
  disk_used double precision,
  messages_waiting integer not null
);
grant select, insert, delete on system_figure to quayside_staff;
