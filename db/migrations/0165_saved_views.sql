-- How a member looks at a list: filters and sorting under a name.
create table saved_view (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  list text not null,
  name text not null check (name <> ''),
  -- { filters, orderByColumn, isAsc }
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  -- Seen by colleagues; changed by its owner alone.
  is_shared boolean not null default false,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index saved_view_name_once on saved_view (company_id, member_id, list, lower(name)) where deleted_at is null;
create index saved_view_list on saved_view (company_id, list, id) where deleted_at is null;
call app.make_versioned('saved_view');
call app.make_company_table('saved_view');
