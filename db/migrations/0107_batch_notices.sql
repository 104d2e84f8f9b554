-- Messages of one event that one request sends to a member are one message, which says how many records it is about.
-- `batch` is the request, or the transaction of a job.
alter table notice
  add count int not null default 1 check (count > 0),
  add batch text;
create unique index notice_batch on notice (member_id, batch, phrase, entity) where batch is not null;

-- One that was taken to be sent has no batch any more: what the request sends after it is a message of its own.
alter table notice_delivery
  add count int not null default 1 check (count > 0),
  add batch text;
create unique index notice_delivery_batch on notice_delivery (member_id, batch, phrase, channel) where batch is not null;

-- What makes a batch: the request that its transactions name, or the transaction itself.
create function app.notice_batch() returns text language sql stable as $$
  select coalesce(nullif(current_setting('app.request', true), ''), pg_backend_pid() || ' ' || now())
$$;
