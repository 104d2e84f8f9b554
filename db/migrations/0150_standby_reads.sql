-- How many bytes the primary's log had when the company's last change was committed: a standby that has replayed less may not
-- answer for the company. Unlogged: after a crash or a failover it is empty, and reads go to the primary until the
-- company's next change. Written only where the server reads from a standby, and never part of a backup.
create unlogged table company_written (
  company_id bigint primary key references company,
  log_bytes bigint not null
);
call app.make_company_table('company_written');
