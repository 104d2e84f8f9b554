-- E-mails that are to be sent, were sent, or were given up. Each address is tried again by itself.
create table mail (
  id bigint generated always as identity primary key,
  -- null: to one of the provider's staff
  company_id bigint references company,
  kind text not null,
  -- the reader's language, in which subject and paragraphs are
  locale text not null,
  address text not null,
  subject text not null,
  paragraphs text[] not null,
  -- what is attached when it is sent: files by their ids, or the statement of a month
  attached jsonb not null default '{}',
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text not null default '',
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  check (sent_at is null or given_up_at is null)
);
create index mail_due on mail (due_at) where sent_at is null and given_up_at is null;
create index mail_given_up on mail (given_up_at) where given_up_at is not null;
create index mail_ended on mail (created_at) where sent_at is not null;
call app.make_company_table('mail', 'select, insert');
grant update, delete on mail to quayside_staff;

-- Statements that have not reached every address yet go on there.
insert into mail (company_id, kind, locale, address, subject, paragraphs, attached)
  select company_id, 'statement', 'zh-CN', address, to_char(month, 'YYYY-MM') || ' 对账单',
    array['随附 ' || to_char(month, 'YYYY-MM') || ' 对账单。您也可以在门户中查看，并设置接收人。'],
    jsonb_build_object('statement', month)
  from statement_sending, unnest(waiting_for) as address;
drop index statement_sending_waiting;
alter table statement_sending drop column waiting_for, drop column failures;

-- Files that go with an e-mail.
alter table notice_delivery add file_ids bigint[] not null default '{}';
