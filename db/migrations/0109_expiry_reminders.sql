-- Which reminders of goods that expire were sent, so that each is sent once: 90, 60 and 30 days before the day, and when
-- it has gone by (0). A corrected day is reminded of again.
create table expiry_reminder (
  company_id bigint not null references company,
  lot_id bigint not null,
  expires_on date not null,
  days int not null check (days in (0, 30, 60, 90)),
  -- A company gets one message a day.
  sent_on date not null,
  primary key (company_id, lot_id, expires_on, days),
  foreign key (company_id, lot_id) references stock_lot (company_id, id)
);
create index expiry_reminder_day on expiry_reminder (company_id, sent_on);
call app.make_company_table('expiry_reminder', 'select, insert');
revoke insert on expiry_reminder from quayside_app;

-- Lots of all companies that expire soon, for the daily reminder.
create index stock_lot_expiry_day on stock_lot (expires_on) where on_hand > 0 and expires_on is not null;
