-- By which channels a member is told of which events; an event without an entry is sent by its default channels.
create table notice_setting (
  company_id bigint not null references company,
  member_id bigint not null references member,
  -- event → channels
  channels jsonb not null default '{}',
  -- times of the day in Shanghai, 22:00
  quiet_begin text,
  quiet_end text,
  -- e-mails are collected for this time: each day, or on Mondays
  digest_every text check (digest_every in ('day', 'week')),
  digest_at text,
  -- the language of text messages and e-mails
  locale text not null default 'zh-CN',
  updated_at timestamptz not null default now(),
  primary key (company_id, member_id),
  check ((quiet_begin is null) = (quiet_end is null)),
  check ((digest_every is null) = (digest_at is null))
);
call app.make_company_table('notice_setting');

-- Text messages and e-mails that are to be sent, or were.
create table notice_delivery (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  channel text not null check (channel in ('sms', 'email')),
  phrase text,
  params jsonb not null default '{}',
  title text not null default '',
  content text not null default '',
  due_at timestamptz not null,
  sent_at timestamptz,
  failures int not null default 0,
  created_at timestamptz not null default now()
);
create index notice_delivery_due on notice_delivery (channel, due_at) where sent_at is null;
call app.make_company_table('notice_delivery');
grant delete on notice_delivery to quayside_staff;

insert into notice_delivery (company_id, member_id, channel, phrase, params, due_at)
  select company_id, member_id, 'sms', phrase, params, created_at from notice where is_text_due;
drop index notice_text_due;
alter table notice drop column is_text_due;
