-- Who made a key, for the company to hear of it when that member has left or may do less than the key.
alter table system_key add column created_by bigint references member;
update system_key k set created_by = (
  select e.actor_id from event e
  where e.company_id = k.company_id and e.entity = 'systemKey' and e.entity_id = k.id and e.transition = 'create'
  limit 1);

-- That the company was told so: once for each key.
create table system_key_maker_warning (
  company_id bigint not null references company,
  key_id bigint not null,
  sent_at timestamptz not null default now(),
  primary key (company_id, key_id),
  foreign key (company_id, key_id) references system_key (company_id, id)
);
call app.make_company_table('system_key_maker_warning');
