-- That those who manage systems were told of a key that is about to end: once for each number of days before.
create table system_key_warning (
  company_id bigint not null references company,
  key_id bigint not null,
  days int not null check (days > 0),
  sent_at timestamptz not null default now(),
  primary key (company_id, key_id, days),
  foreign key (company_id, key_id) references system_key (company_id, id)
);
call app.make_company_table('system_key_warning');
