-- The columns of a report that a member chose last, in their order.
create table report_column_choice (
  company_id bigint not null references company,
  member_id bigint not null references member,
  report_no text not null,
  columns text[] not null check (cardinality(columns) > 0),
  updated_at timestamptz not null default now(),
  primary key (company_id, member_id, report_no)
);
call app.make_company_table('report_column_choice', 'select, insert, update, delete');

-- 5: the file of a run was removed after some days; the run itself stays in the list.
alter table report_run drop constraint report_run_state_check;
alter table report_run add constraint report_run_state_check check (state in (0, 1, 2, 3, 4, 5));
create index report_run_kept on report_run (ended_at) where state = 2;
