create sequence customer_number;
grant usage on sequence customer_number to quayside_app, quayside_staff;

create table customer (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('CU', 'customer_number'),
  type int not null check (type in (1, 2)),
  chinese_name text not null default '',
  english_name text not null default '',
  level int not null check (level in (1, 2, 3)),
  registered_address text not null default '',
  phone text not null default '',
  fax text not null default '',
  business_address text not null default '',
  source int not null default 1 check (source in (0, 1)),
  -- names, their pinyin and their initials: what a keyword is looked for in, besides the number
  search text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, id),
  check (chinese_name <> '' or english_name <> '')
);
create unique index customer_number_once on customer (company_id, number);
create unique index customer_chinese_name_once on customer (company_id, lower(chinese_name))
  where deleted_at is null and chinese_name <> '';
create unique index customer_english_name_once on customer (company_id, lower(english_name))
  where deleted_at is null and english_name <> '';
create index customer_newest on customer (company_id, id desc) include (type, level, source)
  where deleted_at is null;
call app.make_versioned('customer');
call app.make_company_table('customer');
