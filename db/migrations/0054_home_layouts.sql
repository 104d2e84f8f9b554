-- Which blocks of the home page a member sees, and in which order.
create table home_layout (
  company_id bigint not null references company,
  member_id bigint not null references member,
  main text[] not null,
  side text[] not null,
  hidden text[] not null,
  updated_at timestamptz not null default now(),
  primary key (company_id, member_id)
);
call app.make_company_table('home_layout');
