-- When the company was reminded of a document that was asked for: shortly before its day, and after it.
alter table approval_document
  add column due_reminded_at timestamptz,
  add column late_reminded_at timestamptz;
create index approval_document_due on approval_document (due_on) where due_on is not null and state in (0, 3);
