-- Where the columns of a supplier's sheets go in an order's lines: the next one is pasted without asking.
create table sheet_heading (
  company_id bigint not null references company,
  supplier_id bigint not null,
  -- heading as it is compared → key of the column, '' for one that is left out
  headings jsonb not null default '{}' check (jsonb_typeof(headings) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (company_id, supplier_id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
call app.make_company_table('sheet_heading');
