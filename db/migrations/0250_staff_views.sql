-- How a member of staff looks at a list of the back office: filters and sorting under a name.
create table staff_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  list text not null,
  name text not null check (name <> ''),
  -- { filters, orderByColumn, isAsc }
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  -- Seen by colleagues; changed by its owner alone.
  is_shared boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_view_name_once on staff_view (staff_id, list, lower(name));
create index staff_view_list on staff_view (list, id);
call app.make_versioned('staff_view');
grant select, insert, update, delete on staff_view to quayside_staff;
