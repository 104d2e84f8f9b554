-- The retention jobs remove what nobody can use any more: sessions long ended and uploads that were never attached.
-- No customer's call deletes either.
grant delete on session, file to quayside_staff;
create index session_over on session ((coalesce(ended_at, idle_until)));
create index file_age on file (created_at);
