-- The day of the month from which the statement of the month before is sent.
alter table statement_subscription add column send_day int not null default 1 check (send_day between 1 and 10);
