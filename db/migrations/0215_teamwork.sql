-- What members of a company write for each other about a record. The provider never reads it: no event, no feed.
create table record_note (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  member_id bigint not null references member,
  message text not null check (message <> ''),
  mention_ids bigint[] not null default '{}',
  like app.record including defaults,
  unique (company_id, id)
);
create index record_note_record on record_note (company_id, entity, entity_id, id) where deleted_at is null;
call app.make_versioned('record_note');
call app.make_company_table('record_note');

create table record_task (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  -- The record's, which never changes.
  number text not null,
  title text not null check (title <> ''),
  due_on date not null,
  -- Who gave it, and who has it.
  member_id bigint not null references member,
  assignee_id bigint not null references member,
  done_at timestamptz,
  done_by bigint references member,
  -- The last day on which the assignee was reminded of it.
  reminded_on date,
  check ((done_at is null) = (done_by is null)),
  like app.record including defaults,
  unique (company_id, id)
);
create index record_task_record on record_task (company_id, entity, entity_id, id) where deleted_at is null;
create index record_task_assignee on record_task (company_id, assignee_id, due_on, id)
  where deleted_at is null and done_at is null;
create index record_task_member on record_task (company_id, member_id, due_on, id) where deleted_at is null;
create index record_task_due on record_task (due_on) where deleted_at is null and done_at is null;
call app.make_versioned('record_task');
call app.make_company_table('record_task');

create table record_follower (
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  member_id bigint not null references member,
  created_at timestamptz not null default now(),
  primary key (company_id, entity, entity_id, member_id)
);
call app.make_company_table('record_follower', 'select, insert, delete');
