-- What each member has sent within an hour, stored or not: to read a preview or a file that is then refused costs as
-- much as to store one.
create table upload_count (
  company_id bigint not null references company,
  member_id bigint not null references member,
  hour timestamptz not null,
  files int not null,
  bytes bigint not null,
  primary key (company_id, hour, member_id)
);
call app.make_company_table('upload_count');
grant delete on upload_count to quayside_staff;
