-- Orders that a company places again and again, with the days on which a draft is made by itself.
create table order_template (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null,
  model_type int not null check (model_type between 0 and 3),
  -- The draft as contract/orders/order.ts has it, without the two identity numbers, which are sealed.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  pickup_id_number_sealed text,
  consignee_id_number_sealed text,
  -- 1 every week, 2 every month; null: only by hand.
  repeat_every int check (repeat_every in (1, 2)),
  repeat_day int check (repeat_day between 1 and 31),
  is_repeating boolean not null default false,
  next_on date,
  set_by bigint references member,
  like app.record including defaults,
  unique (company_id, id),
  check (not is_repeating or (repeat_every is not null and repeat_day is not null and next_on is not null))
);
create unique index order_template_name_once on order_template (company_id, lower(name)) where deleted_at is null;
create index order_template_due on order_template (next_on) where is_repeating and deleted_at is null;
call app.make_versioned('order_template');
call app.make_company_table('order_template');

-- Which draft was made for which day: one for each, whatever is restarted in between.
create table order_template_run (
  company_id bigint not null,
  template_id bigint not null,
  due_on date not null,
  order_id bigint not null,
  made_at timestamptz not null default now(),
  primary key (company_id, template_id, due_on),
  foreign key (company_id, template_id) references order_template (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
call app.make_company_table('order_template_run');
