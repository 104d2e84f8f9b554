-- §5: a company submits its information with the agreement ticked; which text that was, and when, is kept.
alter table company
  add column agreement_version text,
  add column agreed_at timestamptz,
  add column submitted_at timestamptz;

-- Logging in and a new password are nobody's edit: a colleague's open form must not become stale by them.
drop trigger touch on member;
create trigger touch
  before update of mobile, email, name, is_administrator, permission_set, permissions, is_enabled, deleted_at on member
  for each row execute function app.touch();

-- The limit of codes asks for one number's last day, the retention job for everything older.
create index sms_code_age on sms_code (created_at);
create index attempt_age on attempt (window_start);
create index refresh_token_age on refresh_token (expires_at);
