-- A notice that also goes out as a text message, until it was sent.
alter table notice add column is_text_due boolean not null default false;
create index notice_text_due on notice (id) where is_text_due;
