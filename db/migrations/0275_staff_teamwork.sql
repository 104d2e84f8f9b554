-- What the provider's staff write for each other about a record: notes, tasks, followers, and the messages that tell of
-- them. The columns are those of the members' tables, so that the same statements serve both. The customers' role has no
-- privilege on any of these tables.
alter table record_note rename column member_id to author_id;
alter table record_task rename column member_id to author_id;
alter table record_follower rename column member_id to follower_id;

create procedure app.make_staff_table(tbl regclass, privileges text default 'select, insert, update')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format('create policy staff_only on %s to quayside_staff, current_user using (true) with check (true)', tbl);
  execute format('grant %s on %s to quayside_staff', privileges, tbl);
end $$;

create table staff_note (
  id bigint generated always as identity primary key,
  -- Whose the record is.
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  author_id bigint not null references staff,
  message text not null check (message <> ''),
  mention_ids bigint[] not null default '{}',
  like app.record including defaults
);
create index staff_note_record on staff_note (entity, entity_id, id) where deleted_at is null;
call app.make_versioned('staff_note');
call app.make_staff_table('staff_note');

create table staff_task (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  -- The record's number or name on the day on which the task was given.
  number text not null,
  title text not null check (title <> ''),
  due_on date not null,
  -- Who gave it, and who has it.
  author_id bigint not null references staff,
  assignee_id bigint not null references staff,
  done_at timestamptz,
  done_by bigint references staff,
  -- The last day on which the assignee was reminded of it.
  reminded_on date,
  check ((done_at is null) = (done_by is null)),
  like app.record including defaults
);
create index staff_task_record on staff_task (entity, entity_id, id) where deleted_at is null;
create index staff_task_assignee on staff_task (assignee_id, due_on, id) where deleted_at is null and done_at is null;
create index staff_task_author on staff_task (author_id, due_on, id) where deleted_at is null;
create index staff_task_due on staff_task (due_on) where deleted_at is null and done_at is null;
call app.make_versioned('staff_task');
call app.make_staff_table('staff_task');

create table staff_follower (
  company_id bigint not null references company,
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  follower_id bigint not null references staff,
  created_at timestamptz not null default now(),
  primary key (entity, entity_id, follower_id)
);
call app.make_staff_table('staff_follower', 'select, insert, delete');

-- What one of the staff is told: by a colleague's note or task, or because a record that they follow moved.
create table staff_notice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  staff_id bigint not null references staff,
  phrase text not null check (phrase in ('mention', 'note', 'task', 'taskDone', 'taskDue', 'moved')),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  entity text not null check (entity <> ''),
  entity_id bigint not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index staff_notice_list on staff_notice (staff_id, id desc);
create index staff_notice_unread on staff_notice (staff_id, id) where read_at is null;
create index staff_notice_age on staff_notice (created_at);
call app.make_staff_table('staff_notice', 'select, insert, update, delete');

-- A step of a customer tells followers among the staff too. It runs as the provider's role, because the customer's can
-- neither read who follows nor write what they are told. For each row, so that its plan is kept: few records have
-- followers, and a record that is only now made has none.
create function app.tell_staff() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.staff_notice (company_id, staff_id, phrase, params, entity, entity_id)
    select new.company_id, f.follower_id, 'moved',
      jsonb_build_object('from', new.from_state, 'to', new.to_state), new.entity, new.entity_id
    from public.staff_follower f
    where f.entity = new.entity and f.entity_id = new.entity_id
      and (new.actor <> 'provider' or new.actor_id is distinct from f.follower_id);
  return null;
end $$;
grant create on schema app to quayside_staff;
alter function app.tell_staff() owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.tell_staff() from public;
create trigger tell_staff after insert on event for each row
  when (new.from_state <> '' and new.to_state <> '' and new.to_state <> new.from_state)
  execute function app.tell_staff();
