-- Which reminders of a deadline were sent, so that each is sent once: before the day, on it and after it. `subject` is the
-- order or the application, or the currency of debts that are due on one day.
create table deadline_reminder (
  company_id bigint not null references company,
  name text not null check (name in ('exportReceipt', 'debt', 'supplierPayment', 'payout')),
  subject text not null,
  due_on date not null,
  moment text not null check (moment in ('before', 'on', 'after')),
  sent_at timestamptz not null default now(),
  primary key (company_id, name, subject, due_on, moment)
);
call app.make_company_table('deadline_reminder', 'select, insert');
revoke insert on deadline_reminder from quayside_app;
